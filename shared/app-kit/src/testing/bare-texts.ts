/** React marks each node that it keeps: elements, and the texts that are not an element's only child. */
const MARK = '__reactFiber$';

const found = new Set<string>();
const observer = new MutationObserver(note);
observer.observe(document, { subtree: true, childList: true });

/**
 * The texts that stand beside other children, or alone in a fragment, since the last call. A browser's translator
 * replaces text nodes: React would then write where nobody sees it, or fail to remove what is not there. A text that
 * is its element's only child is set as a whole.
 */
export function takeBareTexts(): string[] {
  note(observer.takeRecords());
  const texts = [...found];
  found.clear();
  return texts;
}

function note(records: readonly MutationRecord[]): void {
  for (const { addedNodes } of records) for (const node of addedNodes) noteIn(node);
}

function noteIn(node: Node): void {
  if (isBare(node)) found.add(`「${node.textContent}」 in ${node.parentElement?.outerHTML.slice(0, 300)}`);
  for (const child of node.childNodes) noteIn(child);
}

const isBare = (node: Node): boolean =>
  node instanceof Text && node.data.trim() !== '' && Object.keys(node).some((key) => key.startsWith(MARK));
