// Runs in browsers of any age, before the page, and says so where the page cannot run. Everything in here is as old as they are.
function sayIfOld() {
  var isNew = false;
  try {
    isNew =
      CSS.supports('selector(:has(a))') &&
      CSS.supports('color', 'color-mix(in srgb, red, blue)') &&
      typeof [].toSorted === 'function' &&
      HTMLScriptElement.supports('importmap');
  } catch (_error) {
    // One of them is not there to be asked.
  }
  if (isNew) return;
  var page = document.getElementById('page');
  // Where the page begins after all, it takes the place of this.
  page.innerHTML =
    '<div style="max-width:34em;margin:15vh auto;padding:0 1em;font:18px/1.5 sans-serif">' +
    '<h1 style="font-size:24px">This browser is too old for Airlock</h1>' +
    '<p>The table needs Chrome or Edge 111, Firefox 121, Safari 16.4, or anything newer. ' +
    'Please update your browser, or open this address on another device.</p></div>';
}
sayIfOld();
