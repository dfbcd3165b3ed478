import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './art/fonts.css';
import './art/tokens.css';
import './art/base.css';
import { App, fetchFirstPage } from './app.tsx';
import { keepOffline } from './offline/registering.ts';
import { offerNewer } from './parts/newer.tsx';

const root = document.getElementById('app');
if (!root) throw new Error('index.html has no element #app.');
const app = createRoot(root);
void fetchFirstPage()
  // What cannot be loaded says so itself when it is drawn.
  .catch(() => {})
  .then(() => {
    app.render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
    keepOffline(offerNewer);
  });
