import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offline } from './offline.ts';
import { rulebooks } from './rulebooks.ts';
import { shell } from './shell.ts';

const WEB = join(import.meta.dirname, '..');

export default defineConfig({
  root: WEB,
  publicDir: 'public',
  plugins: [react(), rulebooks(), shell(), offline()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // The content policy of the page allows no data in place of files.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The worker shares chunks with the page and has no document to preload into; the page itself preloads what it begins with.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'html' ? dependencies : dependencies.filter(file => file.endsWith('.css')),
    },
    reportCompressedSize: false,
    // What is loaded with what: build/weight.ts counts it.
    manifest: true,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // Whoever takes one thing of them gets the modules it is made of, not all that index.ts hands on.
      treeshake: { moduleSideEffects: [{ test: /[/\\](engine|bots|catalogue)[/\\][^/\\]+\.ts$/, sideEffects: false }] },
      input: {
        index: join(WEB, 'index.html'),
        offline: join(WEB, 'offline', 'worker.ts'),
        thinker: join(WEB, 'local', 'worker.ts'),
        player: join(WEB, 'lab', 'worker.ts'),
      },
      // Workers are found at the same place in every version.
      output: {
        entryFileNames: ({ name }) => (name === 'index' ? 'assets/[name]-[hash].js' : '[name].js'),
      },
    },
  },
});
