import { drawIcon } from './draw_icon'

// Marked pure, so that a page ships the drawings it shows and no other.
export const SearchIcon = /* @__PURE__ */ drawIcon(
  'M7 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9ZM10.5 10.5 14 14'
)
export const MoonIcon = /* @__PURE__ */ drawIcon('M13.5 10A6 6 0 0 1 6 2.5 6 6 0 1 0 13.5 10Z')
export const SunIcon = /* @__PURE__ */ drawIcon(
  'M8 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM8 1v1M8 14v1M1 8h1M14 8h1M3 3l.5.5M12.5 12.5l.5.5M13 3l-.5.5M3.5 12.5 3 13'
)
export const SystemThemeIcon = /* @__PURE__ */ drawIcon('M2 3h12v8H2ZM5.5 13.5h5')
export const BasketIcon = /* @__PURE__ */ drawIcon('M2 6h12l-1.5 8h-9ZM5 6l2-4M11 6 9 2')
export const ChevronDownIcon = /* @__PURE__ */ drawIcon('m4 6 4 4 4-4')
export const ChevronUpIcon = /* @__PURE__ */ drawIcon('m4 10 4-4 4 4')
export const ChevronStartIcon = /* @__PURE__ */ drawIcon('M10 3 5 8l5 5')
export const ChevronEndIcon = /* @__PURE__ */ drawIcon('m6 3 5 5-5 5')
export const ArrowUpIcon = /* @__PURE__ */ drawIcon('m4 7 4-4 4 4M8 3.5V13')
export const ArrowDownIcon = /* @__PURE__ */ drawIcon('m4 9 4 4 4-4M8 12.5V3')
export const ArrowStartIcon = /* @__PURE__ */ drawIcon('M7 4 3 8l4 4M3.5 8H14')
export const ArrowEndIcon = /* @__PURE__ */ drawIcon('m9 4 4 4-4 4M12.5 8H2')
export const SortIcon = /* @__PURE__ */ drawIcon('m5 6 3-3 3 3M5 10l3 3 3-3')
export const CheckIcon = /* @__PURE__ */ drawIcon('M2.5 8.5 6 12l7.5-8')
export const CloseIcon = /* @__PURE__ */ drawIcon('m3.5 3.5 9 9M12.5 3.5l-9 9')
export const PlusIcon = /* @__PURE__ */ drawIcon('M8 2.5v11M2.5 8h11')
export const MinusIcon = /* @__PURE__ */ drawIcon('M2.5 8h11')
export const OctagonIcon = /* @__PURE__ */ drawIcon(
  'M5.4 1.75h5.2l3.65 3.65v5.2l-3.65 3.65H5.4L1.75 10.6V5.4ZM5.75 5.75l4.5 4.5M10.25 5.75l-4.5 4.5'
)
export const TriangleIcon = /* @__PURE__ */ drawIcon('M8 2 15 14H1ZM8 6.5v3.25M8 11.9v.01')
export const InfoIcon = /* @__PURE__ */ drawIcon(
  'M8 1.75a6.25 6.25 0 1 1 0 12.5 6.25 6.25 0 0 1 0-12.5ZM8 7.5v4M8 4.75v.01'
)
export const PadlockIcon = /* @__PURE__ */ drawIcon('M3 7h10v7H3ZM5 7V5a3 3 0 0 1 6 0v2')
export const ClockIcon = /* @__PURE__ */ drawIcon(
  'M8 1.75a6.25 6.25 0 1 1 0 12.5 6.25 6.25 0 0 1 0-12.5ZM8 4.5V8l2.5 2'
)
export const InfinityIcon = /* @__PURE__ */ drawIcon(
  'M8 8c1.2-1.7 2.2-3 4-3a3 3 0 0 1 0 6c-1.8 0-2.8-1.3-4-3S5.8 5 4 5a3 3 0 0 0 0 6c1.8 0 2.8-1.3 4-3Z'
)
export const BoxIcon = /* @__PURE__ */ drawIcon('M2 3h12v3H2ZM3 6v8h10V6M6.5 8.5h3')
export const CopyIcon = /* @__PURE__ */ drawIcon('M5.5 5.5h8v8h-8ZM2.5 10.5v-8h8')
export const DownloadIcon = /* @__PURE__ */ drawIcon('M8 2v8M4.5 7 8 10.5 11.5 7M2.5 14h11')
export const UploadIcon = /* @__PURE__ */ drawIcon('M8 11V3M4.5 6.5 8 3l3.5 3.5M2.5 14h11')
export const PrintIcon = /* @__PURE__ */ drawIcon('M4 6V2h8v4M4 11H2V6h12v5h-2M4 9.5h8V14H4Z')
export const MenuIcon = /* @__PURE__ */ drawIcon('M2 4h12M2 8h12M2 12h12')
export const MoreIcon = /* @__PURE__ */ drawIcon(
  'M2 7h2v2H2ZM7 7h2v2H7ZM12 7h2v2h-2Z',
  'currentColor'
)
export const ExternalIcon = /* @__PURE__ */ drawIcon('M6 3H3v10h10v-3M9 2.5h4.5V7M13 3 7.5 8.5')
export const EditIcon = /* @__PURE__ */ drawIcon('m3 13 .8-3L11 2.8 13.2 5 6 12.2Z')
export const TrashIcon = /* @__PURE__ */ drawIcon('M2.5 4.5h11M6 4V2h4v2M4 4.5l.7 9.5h6.6l.7-9.5')
export const RetryIcon = /* @__PURE__ */ drawIcon('M13 8a5 5 0 1 1-1.5-3.5M13 2v3h-3')
export const FilterIcon = /* @__PURE__ */ drawIcon('M2 4h12M4 8h8M6.5 12h3')
export const CalendarIcon = /* @__PURE__ */ drawIcon('M2 3.5h12V14H2ZM2 7h12M5 2v2M11 2v2')
export const UserIcon = /* @__PURE__ */ drawIcon(
  'M8 2a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM2.5 14c.5-3 2.7-4 5.5-4s5 1 5.5 4'
)
export const EyeIcon = /* @__PURE__ */ drawIcon(
  'M1.5 8C3 5.2 5.3 3.8 8 3.8s5 1.4 6.5 4.2c-1.5 2.8-3.8 4.2-6.5 4.2S3 10.8 1.5 8ZM8 6.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6Z'
)
export const EyeOffIcon = /* @__PURE__ */ drawIcon(
  'M1.5 8C3 5.2 5.3 3.8 8 3.8s5 1.4 6.5 4.2c-1.5 2.8-3.8 4.2-6.5 4.2S3 10.8 1.5 8ZM3 13 13 3'
)
export const FileIcon = /* @__PURE__ */ drawIcon('M3.5 2H9l3.5 3.5V14h-9ZM9 2v3.5h3.5')
export const PlayIcon = /* @__PURE__ */ drawIcon('M4.5 2.5v11l9-5.5Z')
