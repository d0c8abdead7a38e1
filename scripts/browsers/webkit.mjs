// WebKit as GTK has it, by its own WebDriver; it draws on a screen, so one is made for it that nobody sees.
import { freePort } from '../browser-tests.mjs';
import { dragged } from './firefox.mjs';
import { programNamed, started, until } from './processes.mjs';

export const webkit = {
  name: 'WebKit',
  async start() {
    const driver = programNamed('WebKitWebDriver');
    if (!driver) return { missing: 'WebKitWebDriver on the path (Debian: webkit2gtk-driver)' };
    const screen = programNamed('Xvfb');
    if (!screen && !process.env.DISPLAY) return { missing: 'Xvfb on the path' };
    const processes = [];
    const close = async () => {
      for (const one of processes.reverse()) await one.end();
    };
    try {
      let display = process.env.DISPLAY;
      if (screen) {
        const number = 100 + (process.pid % 800);
        display = `:${number}`;
        processes.push(started(screen, [display, '-screen', '0', '1280x800x24', '-nolisten', 'tcp']));
      }
      const port = await freePort();
      processes.push(
        started(driver, [`--port=${port}`], {
          DISPLAY: display,
          // Its sandbox cannot be had inside containers; the pages are our own.
          WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
          LIBGL_ALWAYS_SOFTWARE: '1',
        }),
      );
      const ask = askerAt(`http://127.0.0.1:${port}`);
      await until('the driver of WebKit', () =>
        ask('GET', '/status').then(
          () => true,
          () => false,
        ),
      );
      const { sessionId, capabilities } = await ask('POST', '/session', { capabilities: {} });
      const at = (path) => `/session/${sessionId}${path}`;
      await ask('POST', at('/timeouts'), { script: 120_000, pageLoad: 120_000 });
      await ask('POST', at('/window/rect'), { x: 0, y: 0, width: 1280, height: 800 });
      return {
        version: capabilities.browserVersion,
        open: (url) => ask('POST', at('/url'), { url }),
        async run(source) {
          const script = `const done = arguments[0]; Promise.resolve(${source}).then((value) => done({ value: value ?? null }), (error) => done({ error: String(error) }));`;
          const { value, error } = await ask('POST', at('/execute/async'), { script, args: [] });
          if (error) throw new Error(error);
          return value;
        },
        drag: (from, to) =>
          ask('POST', at('/actions'), {
            actions: [
              {
                type: 'pointer',
                id: 'mouse',
                parameters: { pointerType: 'mouse' },
                actions: dragged(from, to),
              },
            ],
          }),
        async close() {
          await ask('DELETE', at('')).catch(() => undefined);
          await close();
        },
      };
    } catch (error) {
      await close();
      throw error;
    }
  },
};

const askerAt = (address) => async (method, path, body) => {
  const reply = await fetch(address + path, {
    method,
    ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
  });
  const { value } = await reply.json();
  if (!reply.ok) throw new Error(`${method} ${path}: ${value?.message ?? reply.status}`);
  return value;
};
