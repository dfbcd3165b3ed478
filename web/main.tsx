import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './art/fonts.css';
import './art/tokens.css';
import './art/base.css';
import { App } from './app.tsx';
import { keepOffline } from './offline/registering.ts';
import { offerNewer } from './parts/newer.tsx';

const root = document.getElementById('app');
if (!root) throw new Error('index.html has no element #app.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
keepOffline(offerNewer);
