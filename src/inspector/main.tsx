/** The page at /inspector: every flow of the product, drawn, walked and followed. */
import './main.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { InspectorPage } from './page/inspector-page.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('inspector.html has no #root');
createRoot(root).render(
  <StrictMode>
    <InspectorPage />
  </StrictMode>,
);
