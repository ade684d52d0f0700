/** What `inspector.html` loads: the inspector is a neighbour, and its page is served beside the product's. */
import '#inspector/main.tsx';
