/** The page numbers to offer: first, last, the current one and its neighbours; null marks omitted numbers. */
export function pageNumbers(current: number, total: number): (number | null)[] {
  const shown = [1, current - 1, current, current + 1, total].filter((page) => page >= 1 && page <= total);
  const pages = [...new Set(shown)].sort((one, other) => one - other);
  return pages.flatMap((page, index) => {
    const gap = page - (pages[index - 1] ?? 0);
    // A gap of one page takes as much room as the page itself.
    if (gap === 2) return [page - 1, page];
    return gap > 2 ? [null, page] : [page];
  });
}
