import { type Location, ScrollRestoration as Restoration } from 'react-router-dom';

/** By the history entry. Those of an opened document all have the same key, whatever page they show. */
const keyOf = ({ key, pathname, search }: Location): string => (key === 'default' ? `${pathname}${search}` : key);

/** React Router's, but a page that is opened by its address does not begin where another one was left. */
export const ScrollRestoration = () => <Restoration getKey={keyOf} />;
