/** jsdom knows `<dialog>` but not its methods; what the portal relies on of them is enough here. */
if (typeof HTMLDialogElement === 'function' && !HTMLDialogElement.prototype.showModal) {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    const target = this.querySelector<HTMLElement>('[autofocus], button, a[href], input, select, textarea, [tabindex]');
    target?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
