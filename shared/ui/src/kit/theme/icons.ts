import {
  ArrowDown,
  ArrowUp,
  ArrowUpDown,
  Bell,
  Calendar,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  Copy,
  Download,
  Ellipsis,
  ExternalLink,
  Eye,
  EyeOff,
  File,
  FileText,
  Info,
  JapaneseYen,
  KeyRound,
  List,
  ListFilter,
  LogOut,
  Mail,
  MapPinOff,
  Map as MapSheet,
  Menu,
  Minus,
  MonitorSmartphone,
  Pencil,
  Plus,
  Printer,
  RotateCw,
  Search,
  ShieldCheck,
  TriangleAlert,
  Upload,
  User,
  Wrench,
  X,
} from 'lucide';
import { icon } from './icon.tsx';

/* The icons of the portal. They are decoration (hidden from assistive technology): there is always a name beside them. Marked as
   pure, so that no build has those that it does not use. */

export const ArrowDownIcon = /* #__PURE__ */ icon(ArrowDown);
export const ArrowUpDownIcon = /* #__PURE__ */ icon(ArrowUpDown);
export const ArrowUpIcon = /* #__PURE__ */ icon(ArrowUp);
export const BellIcon = /* #__PURE__ */ icon(Bell);
export const CalendarIcon = /* #__PURE__ */ icon(Calendar);
export const CheckIcon = /* #__PURE__ */ icon(Check);
export const ChevronDownIcon = /* #__PURE__ */ icon(ChevronDown);
export const ChevronLeftIcon = /* #__PURE__ */ icon(ChevronLeft);
export const ChevronRightIcon = /* #__PURE__ */ icon(ChevronRight);
export const CircleAlertIcon = /* #__PURE__ */ icon(CircleAlert);
export const CircleCheckIcon = /* #__PURE__ */ icon(CircleCheck);
export const CopyIcon = /* #__PURE__ */ icon(Copy);
export const DownloadIcon = /* #__PURE__ */ icon(Download);
export const EllipsisIcon = /* #__PURE__ */ icon(Ellipsis);
export const ExternalLinkIcon = /* #__PURE__ */ icon(ExternalLink);
export const EyeIcon = /* #__PURE__ */ icon(Eye);
export const EyeOffIcon = /* #__PURE__ */ icon(EyeOff);
export const FileIcon = /* #__PURE__ */ icon(File);
export const FileTextIcon = /* #__PURE__ */ icon(FileText);
export const InfoIcon = /* #__PURE__ */ icon(Info);
export const JapaneseYenIcon = /* #__PURE__ */ icon(JapaneseYen);
export const KeyRoundIcon = /* #__PURE__ */ icon(KeyRound);
export const ListIcon = /* #__PURE__ */ icon(List);
export const ListFilterIcon = /* #__PURE__ */ icon(ListFilter);
export const LogOutIcon = /* #__PURE__ */ icon(LogOut);
export const MailIcon = /* #__PURE__ */ icon(Mail);
export const MapIcon = /* #__PURE__ */ icon(MapSheet);
export const MapPinOffIcon = /* #__PURE__ */ icon(MapPinOff);
export const MenuIcon = /* #__PURE__ */ icon(Menu);
export const MinusIcon = /* #__PURE__ */ icon(Minus);
export const MonitorSmartphoneIcon = /* #__PURE__ */ icon(MonitorSmartphone);
export const PencilIcon = /* #__PURE__ */ icon(Pencil);
export const PlusIcon = /* #__PURE__ */ icon(Plus);
export const PrinterIcon = /* #__PURE__ */ icon(Printer);
export const RotateCwIcon = /* #__PURE__ */ icon(RotateCw);
export const SearchIcon = /* #__PURE__ */ icon(Search);
export const ShieldCheckIcon = /* #__PURE__ */ icon(ShieldCheck);
export const TriangleAlertIcon = /* #__PURE__ */ icon(TriangleAlert);
export const UploadIcon = /* #__PURE__ */ icon(Upload);
export const UserIcon = /* #__PURE__ */ icon(User);
export const WrenchIcon = /* #__PURE__ */ icon(Wrench);
export const XIcon = /* #__PURE__ */ icon(X);
