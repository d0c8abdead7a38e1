/** The page begins here. */
import { render } from 'preact';
import { App } from './App.tsx';
import './look/tokens.css';
import './look/fonts.css';
import './look/base.css';
import './look/shapes.css';
import { keepOffline } from './offline/register.ts';
import { followLinks } from './router.ts';
import { applySettings } from './settings.ts';

applySettings();
followLinks();
render(<App />, document.getElementById('page') as HTMLElement);
keepOffline();
