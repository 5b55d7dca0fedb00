import type { ValidatedForm } from '@portal/shared/form';
import { useSitePin } from '#location/use-site-pin.ts';
import type { LocationValues } from '#order/order-values.ts';
import type { UpdateValues } from './update-values.ts';
import type { useUpdateDraft } from './use-update-draft.ts';

interface UpdateSite {
  form: ValidatedForm<UpdateValues>;
  draft: ReturnType<typeof useUpdateDraft>;
  registered: UpdateValues;
}

/** The site of a registered order: another address takes the pin along, the registered one takes it back. */
export function useUpdateSite({ form, draft: { values, place, changePlace }, registered }: UpdateSite) {
  const pin = useSitePin({
    // Of the form's fields the pin knows those of the site; TypeScript cannot see that the others do not matter.
    form: form as unknown as ValidatedForm<LocationValues>,
    values,
    place,
    onPlace: changePlace,
  });
  const isRegistered = (address: string) => address.trim() === registered.address.trim();

  return {
    pin,
    place,
    leaveAddress(address: string) {
      if (!isRegistered(address)) return void pin.lookUp(address);
      if (place === 'customer') return;
      form.setValue('latitude', registered.latitude);
      form.setValue('longitude', registered.longitude);
    },
    /** An address that has just been typed still takes the pin along. Whether what does not fit can have been read. */
    settle: async (): Promise<boolean> => isRegistered(form.getValues('address')) || pin.settle(),
  };
}
