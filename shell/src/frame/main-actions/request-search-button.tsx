import { useNavigate } from '@portal/platform/router';
import { PrimaryButton, SecondaryButton } from '@portal/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { usePortal } from '#federation/portal/portal.ts';
import { prefetchPageSoon } from '#federation/prefetch/prefetch-page.ts';
import { canUploadOrder } from './can-upload-order.ts';
import { OrderMethodModal } from './order-method-modal.tsx';

const FORM = '/order/create';

interface RequestSearchButtonProps {
  children: ReactNode;
  /** Filled where it is the page's main action. */
  isMain?: boolean;
  size?: 'md' | 'sm';
  fullWidth?: boolean;
  /** The name, if what it shows depends on the width. */
  'aria-label'?: string;
  /** Called when the customer goes to a form, so that a menu with the button can close. */
  onFollow?: (() => void) | undefined;
}

/** Asks how to send the order, or opens the form at once if that is the only way [2.68]. */
export function RequestSearchButton({ children, isMain = false, onFollow, ...look }: RequestSearchButtonProps) {
  const Button = isMain ? PrimaryButton : SecondaryButton;
  const portal = usePortal();
  const navigate = useNavigate();
  const [isChoosing, setIsChoosing] = useState(false);
  const close = useCallback(() => setIsChoosing(false), []);
  const follow = useCallback(() => {
    setIsChoosing(false);
    onFollow?.();
  }, [onFollow]);

  function open(canUpload: boolean) {
    if (canUpload) return setIsChoosing(true);
    onFollow?.();
    void navigate(FORM);
  }
  function request() {
    const canUpload = canUploadOrder(portal);
    // A promise would lock the button, although the answer is known.
    if (typeof canUpload === 'boolean') return open(canUpload);
    return canUpload.then(open);
  }
  return (
    <>
      <Button onPress={request} onApproach={() => prefetchPageSoon(portal, FORM)} leadsTo={FORM} {...look}>
        {children}
      </Button>
      <OrderMethodModal isOpen={isChoosing} onClose={close} onFollow={follow} />
    </>
  );
}
