import type { ValidatedForm } from '@portal/ui/forms';
import type { LocationValues } from '#orders/form/order-values.ts';
import { useFocusAfterRender } from '#orders/site/use-focus-after-render.ts';
import { useSitePin } from '#orders/site/use-site-pin.ts';
import type { UpdateValues } from './update-values.ts';
import type { useUpdateDraft } from './use-update-draft.ts';

interface UpdateSite {
  form: ValidatedForm<UpdateValues>;
  draft: ReturnType<typeof useUpdateDraft>;
  registered: UpdateValues;
}

/** The site of a registered order: another address moves the pin, the registered one moves it back. */
export function useUpdateSite({ form, draft: { values, place, changePinSource }, registered }: UpdateSite) {
  const pin = useSitePin({
    // The pin uses only the fields of the site; TypeScript cannot see that the others do not matter.
    form: form as unknown as ValidatedForm<LocationValues>,
    values,
    source: place,
    onSource: changePinSource,
  });
  const [noticeRef, showNotice] = useFocusAfterRender();
  const isRegistered = (address: string) => address.trim() === registered.address.trim();

  return {
    pin,
    source: place,
    noticeRef,
    leaveAddress(address: string) {
      if (!isRegistered(address)) return void pin.lookUp(address);
      if (place === 'customer') return;
      form.setValue('latitude', registered.latitude);
      form.setValue('longitude', registered.longitude);
    },
    /**
     * Called before saving: an address that was just typed still moves the pin. The customer must have been able to
     * read a notice about it; it is far above the button, so the focus brings it on screen.
     */
    async settle(): Promise<boolean> {
      if (isRegistered(form.getValues('address')) || (await pin.settle())) return true;
      showNotice();
      return false;
    },
  };
}
