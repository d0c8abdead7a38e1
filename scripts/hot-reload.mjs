// Lets the page take in a changed component without losing what it shows. The bundler's own compiler marks components; the two
// small parts of Prefresh exchange them. Prefresh's plugin for the bundler would bring a second compiler along.

/** Compiled with marks: what it exports can be exchanged. */
const HAS_COMPONENTS = /\$RefreshReg\$\(/;
const HAS_MARKS = /\$Refresh(?:Reg|Sig)\$\(/;

const before = (id) => `
import '@prefresh/core';
import { flush as $flush } from '@prefresh/utils';
const $before = [self.$RefreshReg$, self.$RefreshSig$];
self.$RefreshReg$ = (type, name) => self.__PREFRESH__.register(type, ${JSON.stringify(id)} + ' ' + name);
self.$RefreshSig$ = () => {
  let first;
  let hasOwnHooks = false;
  return (type, key, forceReset, getOwnHooks) => {
    if (typeof key === 'string') {
      first ??= type;
      hasOwnHooks ||= typeof getOwnHooks === 'function';
      if (type != null) self.__PREFRESH__.sign(type, key, forceReset, getOwnHooks, 'begin');
    } else if (hasOwnHooks) {
      hasOwnHooks = false;
      self.__PREFRESH__.sign(first, undefined, undefined, undefined, 'needsHooks');
    }
    return type;
  };
};
`;

const after = `
[self.$RefreshReg$, self.$RefreshSig$] = $before;
import.meta.hot?.accept(() => $flush());
`;

const JSX = { runtime: 'automatic', importSource: 'preact' };

export function hotReload() {
  return {
    name: 'hot-reload',
    apply: 'serve',
    config: () => ({
      oxc: { jsx: { ...JSX, refresh: true } },
      optimizeDeps: {
        include: ['@prefresh/core', '@prefresh/utils'],
        rolldownOptions: { transform: { jsx: JSX } },
      },
    }),
    transform: {
      filter: { id: /\/packages\/web\/src\/.*\.tsx$/ },
      handler(code, id) {
        if (!HAS_MARKS.test(code)) return null;
        // On one line, so that all others keep their numbers.
        const prelude = before(id).replaceAll('\n', ' ');
        return { code: `${prelude}${code}\n${HAS_COMPONENTS.test(code) ? after : ''}`, map: null };
      },
    },
  };
}
