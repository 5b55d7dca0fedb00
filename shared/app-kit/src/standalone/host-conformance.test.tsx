import { describeHost } from '@portal/shared/testing/host-conformance';
import { StandaloneApp } from './standalone-app.tsx';

describeHost({
  name: 'the frame of a remote alone',
  api: {},
  page: (remote) => <StandaloneApp {...remote} />,
});
