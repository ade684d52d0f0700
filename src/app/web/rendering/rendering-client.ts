import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react';

/** The answers to the calls of the page that the server is drawing; null in a browser, which has one for all pages. */
export const RenderingClient = createContext<QueryClient | null>(null);
