/** What remotes use of it (build/shared-modules.ts). All that is named here is on every customer's page. */
export { Navigate, useBlocker, useLocation, useNavigate, useParams, useSearchParams } from './index.ts';
