import { describeHost } from '../testing/host-conformance/describe-host.tsx';
import { StandaloneApp } from './standalone-app.tsx';

describeHost({
  name: 'the frame of a remote alone',
  api: {},
  page: (remote) => <StandaloneApp {...remote} />,
});
