// Content of the docs page Foundations/Icons, not part of the package.
import {
  Activity,
  ArrowLeft,
  ArrowRight,
  Baby,
  Ban,
  Bean,
  Bone,
  Brain,
  Building2,
  Check,
  ChevronDown,
  ChevronRight,
  Circle,
  CircleAlert,
  CircleCheck,
  ClipboardPlus,
  Clock,
  Download,
  Droplets,
  Ear,
  ExternalLink,
  Eye,
  EyeOff,
  FileQuestion,
  FileText,
  FolderHeart,
  Hand,
  HeartHandshake,
  HeartPulse,
  HousePlus,
  Inbox,
  Info,
  KeyRound,
  Languages,
  LockKeyhole,
  LogOut,
  Menu,
  MessageCircleHeart,
  MessageSquare,
  MessageSquareReply,
  Minus,
  MonitorSmartphone,
  Pencil,
  Printer,
  Reply,
  Ribbon,
  RotateCw,
  Search,
  ShieldCheck,
  SlidersHorizontal,
  Stethoscope,
  TriangleAlert,
  UserRound,
  Venus,
  X,
  type IconNode,
} from 'lucide';

export { Check, HeartPulse, X };

export interface IconEntry {
  name: string;
  icon: IconNode;
  /** What it stands for in this product. */
  meaning: string;
}

export interface IconGroup {
  name: string;
  entries: IconEntry[];
}

export const iconGroups: IconGroup[] = [
  {
    name: 'Actions',
    entries: [
      { name: 'Pencil', icon: Pencil, meaning: 'Edit' },
      { name: 'Reply', icon: Reply, meaning: 'Reply to a request; mirrored in RTL' },
      { name: 'MessageSquare', icon: MessageSquare, meaning: 'Contact a doctor' },
      { name: 'RotateCw', icon: RotateCw, meaning: 'Try again' },
      { name: 'Printer', icon: Printer, meaning: 'Print' },
      { name: 'Download', icon: Download, meaning: 'Take a copy away' },
      { name: 'Languages', icon: Languages, meaning: 'Another language' },
      { name: 'LogOut', icon: LogOut, meaning: 'Log out; mirrored in RTL' },
      { name: 'Eye', icon: Eye, meaning: 'Show the password; also eye medicine' },
      { name: 'EyeOff', icon: EyeOff, meaning: 'Hide the password' },
    ],
  },
  {
    name: 'Navigation',
    entries: [
      { name: 'Menu', icon: Menu, meaning: 'Open the menu' },
      { name: 'X', icon: X, meaning: 'Close or clear' },
      { name: 'Search', icon: Search, meaning: 'Search' },
      { name: 'ChevronDown', icon: ChevronDown, meaning: 'Opens below' },
      { name: 'ChevronRight', icon: ChevronRight, meaning: 'Opens another page; mirrored in RTL' },
      { name: 'ArrowRight', icon: ArrowRight, meaning: 'Next step; mirrored in RTL' },
      { name: 'ArrowLeft', icon: ArrowLeft, meaning: 'Back; mirrored in RTL' },
      { name: 'ExternalLink', icon: ExternalLink, meaning: 'Opens another site' },
    ],
  },
  {
    name: 'Status',
    entries: [
      { name: 'Check', icon: Check, meaning: 'Reported, or selected' },
      { name: 'Minus', icon: Minus, meaning: 'None reported' },
      { name: 'Circle', icon: Circle, meaning: 'A step to do' },
      { name: 'CircleCheck', icon: CircleCheck, meaning: 'Saved' },
      { name: 'CircleAlert', icon: CircleAlert, meaning: 'Failure or invalid input' },
      { name: 'TriangleAlert', icon: TriangleAlert, meaning: 'Warning' },
      { name: 'Info', icon: Info, meaning: 'Information' },
      { name: 'Clock', icon: Clock, meaning: 'When it was sent' },
      { name: 'Inbox', icon: Inbox, meaning: 'Nothing here yet' },
      { name: 'FileQuestion', icon: FileQuestion, meaning: 'Does not exist' },
      { name: 'LockKeyhole', icon: LockKeyhole, meaning: 'No access' },
      { name: 'Ban', icon: Ban, meaning: 'Refused' },
    ],
  },
  {
    name: 'People, places and documents',
    entries: [
      { name: 'UserRound', icon: UserRound, meaning: 'My profile, or a person without a name' },
      { name: 'KeyRound', icon: KeyRound, meaning: 'Account' },
      {
        name: 'MonitorSmartphone',
        icon: MonitorSmartphone,
        meaning: 'A device on which somebody is logged in',
      },
      { name: 'ClipboardPlus', icon: ClipboardPlus, meaning: 'Sign up as a patient' },
      { name: 'Building2', icon: Building2, meaning: 'Clinic' },
      { name: 'FileText', icon: FileText, meaning: 'Response' },
      { name: 'MessageSquareReply', icon: MessageSquareReply, meaning: 'Request already answered' },
    ],
  },
  {
    name: 'Specializations',
    entries: [
      { name: 'HeartPulse', icon: HeartPulse, meaning: 'Heart' },
      { name: 'Brain', icon: Brain, meaning: 'Nerves' },
      { name: 'Bone', icon: Bone, meaning: 'Bones and joints' },
      { name: 'Baby', icon: Baby, meaning: 'Children' },
      { name: 'Hand', icon: Hand, meaning: 'Skin' },
      { name: 'HousePlus', icon: HousePlus, meaning: 'General practice' },
      { name: 'MessageCircleHeart', icon: MessageCircleHeart, meaning: 'Mental health' },
      { name: 'Droplets', icon: Droplets, meaning: 'Hormones' },
      { name: 'Venus', icon: Venus, meaning: 'Women’s health' },
      { name: 'Ribbon', icon: Ribbon, meaning: 'Cancer' },
      { name: 'Bean', icon: Bean, meaning: 'Kidneys and bladder' },
      { name: 'Ear', icon: Ear, meaning: 'Ear, nose and throat' },
      {
        name: 'Stethoscope',
        icon: Stethoscope,
        meaning: 'Other specializations; sign up as a doctor',
      },
    ],
  },
  {
    name: 'Features',
    entries: [
      { name: 'Activity', icon: Activity, meaning: 'Health trackers' },
      { name: 'SlidersHorizontal', icon: SlidersHorizontal, meaning: 'Customizable profiles' },
      { name: 'ShieldCheck', icon: ShieldCheck, meaning: 'Access control' },
      { name: 'HeartHandshake', icon: HeartHandshake, meaning: 'Chronic disease management' },
      { name: 'FolderHeart', icon: FolderHeart, meaning: 'Record management' },
    ],
  },
];
