import { NewsDialog } from './news-dialog.tsx';
import { useNewsPopup } from './use-news-popup.ts';

/** The latest news over the page, until the customer does not want to see them again [2.80-2.86]. */
export function NewsPopup() {
  const { item, close } = useNewsPopup();
  return item ? <NewsDialog key={item.id} news={item} onClose={close} /> : null;
}
