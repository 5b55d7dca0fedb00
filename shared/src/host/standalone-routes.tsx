import { type RemoteModule, RemoteRoutes } from '@portal/shared/host';
import { Navigate, type RouteObject } from '@portal/shared/router';
import { t } from '@portal/shared/text';
import { LinkButton, Page, Stack, Text } from '@portal/shared/ui';
import { StandaloneFrame } from './standalone-frame.tsx';

/** The routes of a remote that runs alone: its areas, sign-in, and one not-found page for the rest. */
export function standaloneRoutes(module: RemoteModule): RouteObject[] {
  const areas = Object.entries(module.routes);
  const [home = '/'] = Object.keys(module.routes);
  return [
    {
      element: <StandaloneFrame prefixes={areas.map(([prefix]) => prefix)} />,
      children: [
        { path: '/', element: <Navigate to={home} replace /> },
        { path: '/login', element: null },
        ...areas.map(([prefix, routes]) => ({
          path: `${prefix}/*`,
          element: <RemoteRoutes routes={routes} notFound={<NotFound />} />,
        })),
        { path: '*', element: <NotFound /> },
      ],
    },
  ];
}

/** As in the shell [2.44, 2.45]; its top is this remote's first area. */
function NotFound() {
  return (
    <Page title={t('notFound.title')}>
      <Stack gap="6" align="start">
        <Text>{t('notFound.body')}</Text>
        <LinkButton to="/" tone="primary">
          {t('notFound.toTop')}
        </LinkButton>
      </Stack>
    </Page>
  );
}
