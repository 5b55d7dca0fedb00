import { OUTDATED } from '@portal/platform/environment';

/** The notices of a document whose scripts do not run: why. */
export const NOTICES = ['blocked', 'slow', 'outdated', 'noScript'] as const;
/** The markup of each. Its first button reloads the page. */
export type Notices = Readonly<Record<(typeof NOTICES)[number], string>>;

/**
 * Puts a notice into the root as long as the page has not begun: once a script of the document has failed, after 15 seconds,
 * or at once where the browser lacks what the portal cannot do without. The page has begun when the root holds something
 * that is not marked as the document's own static skeleton. React removes the notice when it renders.
 *
 * The button asks for the scripts past the browser's cache first: a file that was altered on its way would come from there
 * again.
 *
 * It stands before the scripts that it watches, and the same in every document, so that the policy can name it by its
 * hash. Browsers that are too old have to understand it, so it is ES5.
 */
export const WATCH_START = `(function () {
var wanted;
var needed = [window.AbortSignal && AbortSignal.any, window.URL && URL.canParse, window.Intl && Intl.Segmenter, [].toSorted];
var scripts = function () { return [].slice.call(document.querySelectorAll('script[defer]')) };
function want(notice) {
  if (wanted === 'outdated') return;
  wanted = notice;
  if (document.readyState !== 'loading') show();
}
function show() {
  var root = document.getElementById('root');
  var template = document.querySelector('template[data-for="' + wanted + '"]');
  var shown = root && root.firstElementChild;
  if (!template || (shown && !shown.hasAttribute('data-static-skeleton'))) return;
  root.textContent = '';
  root.appendChild(template.content.cloneNode(true));
  var title = root.querySelector('h1');
  var button = root.querySelector('button');
  document.title = title.textContent + '｜' + document.title.split('｜').pop();
  if (button) button.addEventListener('click', reload);
  title.tabIndex = -1;
  title.focus();
}
function reload() {
  var again = function () { location.reload() };
  if (wanted === 'slow' || !window.fetch) return again();
  setTimeout(again, 5000);
  Promise.all(scripts().map(function (script) { return fetch(script.src, { cache: 'reload' }) })).then(again, again);
}
window.addEventListener('error', function (event) {
  var isOurs = function (script) { return script === event.target || script.src === event.filename };
  if (scripts().some(isOurs)) want('blocked');
}, true);
document.addEventListener('readystatechange', function () {
  if (wanted && document.readyState === 'interactive') show();
});
setTimeout(function () { if (!wanted) want('slow') }, 15000);
if (!needed.every(Boolean)) {
  document.documentElement.setAttribute('${OUTDATED}', '');
  want('outdated');
}
})();`;
