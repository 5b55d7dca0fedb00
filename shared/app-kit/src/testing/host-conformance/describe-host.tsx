import { queryClient } from '@portal/platform/host';
import { setRelease, setReporter } from '@portal/platform/observe';
import { testAreaFailures } from './area-failures.tsx';
import { testGuards } from './guards.tsx';
import { type Host, openIn, reports } from './hosted-page.tsx';
import { testKeptInput } from './kept-input.tsx';
import { testMessages } from './messages.tsx';
import { testPageChanges } from './page-changes.tsx';
import { resetProbe } from './probe.tsx';

/** What every host promises to the remotes in it. The shell and the frame of a remote alone run the same tests. */
export function describeHost(host: Host): void {
  describe(`${host.name} as a host`, () => {
    beforeEach(() => {
      resetProbe();
      reports.length = 0;
      setReporter(async (report) => void reports.push(report));
      setRelease({ host: { name: 'host', version: '1', folder: `${window.location.origin}/` }, remotes: [] });
      // jsdom has no page to scroll; React repeats on the console what a boundary has caught.
      jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
    });
    afterEach(() => {
      queryClient.clear();
      window.sessionStorage.clear();
      jest.restoreAllMocks();
    });

    const open = openIn(host);
    // They go first: a page sends at most three reports a minute.
    testAreaFailures(open);
    testPageChanges(open);
    testMessages(open);
    testKeptInput(open);
    testGuards(open);
  });
}
