import { ANY_EXPORT, type HostBuildContract } from '@portal/app-kit/build/contract';
import { deprecatedNamesIn } from '@portal/app-kit/build/contract/deprecations';
import { daysInPeriod, lastOfMonth } from '@portal/platform/text';

/**
 * What the next shell takes away before the date that the live one announces, in sentences. Whether anybody uses it does
 * not matter: somebody may be building with it.
 */
export function brokenDates(live: HostBuildContract, next: HostBuildContract, today: string): string[] {
  const announced = deprecatedNamesIn(live.deprecated).filter(
    ({ module, name, until }) => daysLeft(until, today) >= 0 && provides(live, module, name),
  );
  return announced.flatMap(({ module, name, until }) => {
    const earlier = next.deprecated[module]?.[name]?.until ?? until;
    if (!provides(next, module, name))
      return [
        `The shell ${next.version} no longer provides ${name} of ${module}, which is announced until ${until}: keep it until that month is over.`,
      ];
    if (earlier < until)
      return [
        `The shell ${next.version} announces ${name} of ${module} until ${earlier}, and the live shell ${live.version} until ${until}: a date only moves later.`,
      ];
    return [];
  });
}

/** How many days the month of `until` still has after today; less than 0: it is over. */
export const daysLeft = (until: string, today: string): number =>
  daysInPeriod(today, lastOfMonth(`${until.replace('.', '-')}-01`)) - 1;

const provides = ({ provides }: HostBuildContract, module: string, name: string): boolean =>
  provides[module]?.some((provided) => provided === name || provided === ANY_EXPORT) ?? false;
