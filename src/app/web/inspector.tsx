/** The entry point of `inspector.html`. The inspector isn't part of the product, but is served beside it. */
import '#inspector/main.tsx';
