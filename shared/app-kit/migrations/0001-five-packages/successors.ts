/**
 * By module of `@portal/shared`, where its names are now: by module of `@portal/…`, a list. `old>new` is called
 * differently. It has all that a remote ever imported, as history shows it. What is not in it is nowhere guessed.
 */
const SUCCESSORS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  api: { 'platform/api': 'ApiError REQUEST_TIMEOUT_MS isHttpError mayHaveArrived retryAfterOf' },
  'api/account-options': { platform: 'ALL' },
  'api/billing': { 'queries/billing': 'MonthCount billingQueries downloadBilling readBillings' },
  'api/contract': { 'queries/contract': 'contractQueries' },
  'api/contract-papers': { 'queries/contract-papers': 'contractPapersQueries submitContractPdf' },
  'api/document': { 'queries/document': 'fetchDocument' },
  'api/estimate': { 'queries/estimate': 'acceptEstimate estimateQueries rejectEstimate shareEstimates' },
  'api/estimate-number': { 'queries/estimate-number': 'NumberedEstimate' },
  'api/first-read': { platform: 'firstRead>prefetchOf' },
  'api/maintenance-period': { 'queries/maintenance-period': 'maintenancePeriod' },
  'api/monthly-billing': {
    'queries/monthly-billing': 'downloadMonthlyBilling monthlyBillingQueries readMonthlyBillings',
  },
  'api/news': { 'queries/news': 'newsQueries' },
  'api/option': { 'queries/option': 'optionQueries' },
  'api/option-change': { 'queries/option-change': 'cancelOption createOption updateOption' },
  'api/order': { 'queries/order': 'orderQueries' },
  'api/order-change': { 'queries/order-change': 'createOrder createOrderByFile toggleSearchStop updateOrder' },
  'api/user': { platform: 'notifyPasswordChanged saveEmailNotification' },
  'api/whole-page': { platform: 'WholePage' },
  build: { 'app-kit/build': 'defineRemote' },
  'contract/billing': {
    'contract/billing': 'BILLING_FIRST_YEAR BILLING_PAGE_SIZE BILLING_SORT_COLUMNS Billing listBillings',
    'contract/values/sort': 'SORT_DIRECTIONS',
  },
  'contract/call': { 'contract/call': 'CallAnswer' },
  'contract/contract': {
    'contract/contract': `
      Contract ContractPapers USAGE_PAGE_SIZE USAGE_SORT_COLUMNS USAGE_STATUS_FILTERS UsageSort
      UsageStatusFilter`,
  },
  'contract/estimate': { 'contract/estimate': 'ESTIMATE_STATUSES Estimate EstimateStatus USER_REQUEST_MAX canAnswer' },
  'contract/filled-line': { 'contract/values/filled-line': 'filledLine' },
  'contract/link': { 'contract/values/link': 'linkIn' },
  'contract/monthly-billing': { 'contract/monthly-billing': 'MonthlyBilling' },
  'contract/news': { 'contract/news': 'NEWS_PAGE_SIZE News NewsListItem' },
  'contract/option': {
    'contract/option': `
      OPTION_PAGE_SIZE Option REQUEST_SERVICES REQUEST_SERVICE_GROUPS RequestService RequestServiceGroup`,
  },
  'contract/option-change': { 'contract/option-change': 'OPTION_NAME_MAX OPTION_TEXT_MAX OptionBody OptionContent' },
  'contract/order': {
    'contract/order': 'ORDER_PAGE_SIZE ORDER_STATUSES ORDER_STATUS_FILTERS Order OrderListItem OrderStatusFilter',
  },
  'contract/order-change': {
    'contract/order-change': `
      AttachmentChange OrderUpdateBody SHARE_EMAILS_A_DAY SHARE_EMAILS_MAX ShareEmail ShareRemarks`,
  },
  'contract/order-create': {
    'contract/order-create': `
      ADDRESS_MAX ATTACHMENTS_MAX AUTOMOBILE_TYPES AutomobileType CARS_MAX CONSTRUCTION_NAME_MAX
      DEFAULT_LOCATION OrderCreateBody REMARKS_MAX`,
  },
  'contract/path': { 'contract/values/path': 'fillPath' },
  'contract/period': { 'contract/values/period': 'inOrder isInOrder' },
  'contract/primitives': {
    'contract/values/primitives': `
      Contact CursorPagination DateString FIRST_YEAR FileContent LAST_YEAR Location PlannedDate queryInteger`,
  },
  'contract/text-rules': { 'contract/values/text-rules': 'textUpTo' },
  'contract/upload-formats': { 'contract/values/upload-formats': 'UploadFormat' },
  'contract/user': { 'contract/user': 'EMAIL_NOTIFICATIONS EmailNotification Mfa User' },
  firebase: { 'platform/firebase': 'MfaChallenge authErrorCode mfaChallengeOf' },
  'firebase/self-service': {
    'platform/firebase/self-service': `
      applyCode checkEmailVerification keepNewestFactor reauthenticate refreshAccount removeFactors
      sendVerification startEnrolment updatePassword`,
  },
  'firebase/storage': { 'platform/storage': 'removeFile uploadFile' },
  form: {
    'ui/forms': `
      Form FormErrorSummary FormNumberField FormPasswordField FormSelectField FormTextAreaField FormTextField
      Password SubmitButton ValidatedForm isTypedTwice useBoundField useFormContext useFormState
      useValidatedForm useWatch`,
  },
  'form/date-field': { 'ui/date': 'FormDateField' },
  host: {
    'ui/pages': `
      AccountFilters NotFoundCard ReadView ResendCode domesticMask useCodeEntry useCountdown useDialogs
      useQuestion useSmsCode useTellNewsRead>useBroadcastNewsRead useWrite`,
    platform: `
      ConfirmRequest DraftKind FirstReads>Prefetches ListParamsCodec REMOTE_CONTRACT RemoteModuleOf
      SetListParams WayBack>BackLink defineDraft defineListParams errorDialogContent hasOwnText isReloadAgreed
      keptFilter listParamEntries reportUnexpected sayDone>showToast useBackToList useDraft useGeoServices
      useKeptAddress useKeptListParams useLastPage useListAddress useListParams useTabValue`,
  },
  'host/action-code': {
    'platform/action-code': 'CodeCheck isFinalCodeError keptActionCode maskEmail useActionCode useCodeCheck',
  },
  'host/area': { 'platform/registry/area': 'RemoteAreas' },
  'host/environment': { 'platform/environment': 'GeoServices' },
  'host/standalone': { 'app-kit/standalone': 'mountStandalone' },
  observe: { 'platform/observe': 'createMemoryAnalytics logDev reportError setAnalytics setReporter track' },
  query: { 'platform/query': 'QueryClient UseQueryResult queryOptions usePrefetchQuery useQuery useQueryClient' },
  'query/infinite': { 'platform/query/infinite': 'useInfiniteQuery' },
  router: { 'platform/router': 'Navigate RouteObject To useBlocker useLocation useNavigate useParams useSearchParams' },
  session: {
    'platform/session': `
      Session SessionMfa SignedIn endOfSession>reasonByProviderCode getSession isBlockedByGuard refreshUser
      retryMfa retrySession signOut storageKey tabStore useSession`,
  },
  'session/provider-messages': {
    'platform/provider-messages': `
      PasswordRefusal passwordChangeRefusal phoneRefusal reauthenticationRefusal secondFactorMessage`,
  },
  testing: {
    'app-kit/testing': `
      FakeApi FakeGeo ReceivedRequest answerWith becomeSession failWith installFakeApi keepInTab knownMfa
      mfaFixture renderApp signedIn userFixture`,
  },
  'testing/expect-read-ahead': { 'app-kit/testing/expect-early-reads': 'expectReadAhead>expectEarlyReads' },
  'testing/map-size': { 'app-kit/testing/map-size': 'giveMapsSize takeMapsSize' },
  'testing/screen-width': { 'app-kit/testing/screen-width': 'forgetWidth showAtWidth' },
  text: {
    'platform/text': `
      PlainKeyOf addDays addMonths createText dayInMonth daysInPeriod formatDate formatDateWeekday
      formatFileSize formatInstantDate formatInstantShort formatNumber formatPeriod formatWalk formatYen monthOf
      onMissingText todayInTokyo tokyoDate yearOf`,
  },
  ui: {
    ui: `
      AddressText ArrowUpDownIcon ArrowUpIcon AsWritten>UserText Box Card CheckIcon CheckboxControl CodeField
      DangerButton DescriptionList DownloadIcon EmptyState FieldError FieldRow Fieldset FileIcon Flex FormCard
      Grid HStack Heading LinkButton MailIcon Modal NARROWEST>NARROWEST_SCREEN NewsCategory Notice Numeral
      Option Page PlainText PrimaryButton ProgressBar RadioField RequirementBadge STICKING>STICKY_SCREEN
      SecondaryButton SectionHeading SkeletonText Spinner Stack StatusBadge TabLinks Text TextAreaField
      TextButton TextField TextLink Tone Unbroken>RangeText Viewport VisuallyHidden Whole>KeepTogether
      focusPageHeading pdfFileName saveFile toDigits trackPress useLock useStillSlow>useIsSlow useViewport`,
    platform: 'Loss NextStep busyNow holdBusy',
  },
  'ui/chips-field': { 'ui/chips': 'ChipRule Chips ChipsField chipsFinished' },
  'ui/choice': {
    'ui/choice': 'BarChoice BarOption CellsField StepSelect',
    'ui/combobox': 'ComboboxField',
  },
  'ui/file-upload': { 'ui/upload': 'FileProblem FileUploadField UploadItem checkFile contentTypeOf' },
  'ui/filters': { 'ui/filters': 'CheckboxFilter FilterBar SearchField SegmentedFilter' },
  'ui/late-map': { ui: 'LateMap>LazyMap' },
  'ui/list': { 'ui/table': 'Column CursorPager CutText DataTable Pager Sort TableSkeleton' },
  'ui/map': { 'ui/map': 'MapPin SiteMap SitePicker' },
  'ui/page-parts': {
    'ui/page-parts': 'Disclosure Steps',
    'ui/lot': 'PeriodBanner',
  },
  'ui/suggest-field': { 'ui/combobox': 'SuggestField' },
};

const OLD = '@portal/shared/';

interface Successor {
  readonly module: string;
  readonly name: string;
}

/** Whether this is a module of the one package. */
export const isOld = (module: string): boolean => module.startsWith(OLD);

const namesOf = (module: string) => Object.entries(SUCCESSORS[module.slice(OLD.length)] ?? {});

/** What a name of an old module is now. */
export function successorOf(old: string, name: string): Successor | undefined {
  for (const [module, names] of namesOf(old))
    for (const entry of names.trim().split(/\s+/)) {
      const [before = '', after = before] = entry.split('>');
      if (before === name) return { module: `@portal/${module}`, name: after };
    }
  return undefined;
}

/** What has all names of an old module, each as it was called. */
export function successorOfAll(old: string): string | undefined {
  const [first, ...more] = namesOf(old);
  if (!first || more.length > 0) return undefined;
  const [module, names] = first;
  return names.includes('>') ? undefined : `@portal/${module}`;
}
