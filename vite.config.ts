import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const API_ORIGIN = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: 'src/app',
  publicDir: 'public',
  cacheDir: '../../node_modules/.cache/vite',
  plugins: [react(), tailwindcss()],
  build: { outDir: '../../dist', emptyOutDir: true, target: 'es2023', manifest: true },
  server: { host: '127.0.0.1', proxy: { '/api': API_ORIGIN } },
});
