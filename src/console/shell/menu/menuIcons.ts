import type { SvgIconComponent } from '@mui/icons-material'
import Article from '@mui/icons-material/ArticleOutlined'
import AccountTree from '@mui/icons-material/AccountTreeOutlined'
import AdminPanelSettings from '@mui/icons-material/AdminPanelSettingsOutlined'
import Analytics from '@mui/icons-material/AnalyticsOutlined'
import Apps from '@mui/icons-material/AppsOutlined'
import Assessment from '@mui/icons-material/AssessmentOutlined'
import Assignment from '@mui/icons-material/AssignmentOutlined'
import AttachMoney from '@mui/icons-material/AttachMoneyOutlined'
import Badge from '@mui/icons-material/BadgeOutlined'
import BarChart from '@mui/icons-material/BarChartOutlined'
import Bookmark from '@mui/icons-material/BookmarkOutlined'
import Build from '@mui/icons-material/BuildOutlined'
import Business from '@mui/icons-material/BusinessOutlined'
import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined'
import Campaign from '@mui/icons-material/CampaignOutlined'
import Category from '@mui/icons-material/CategoryOutlined'
import Chat from '@mui/icons-material/ChatOutlined'
import CloudUpload from '@mui/icons-material/CloudUploadOutlined'
import Code from '@mui/icons-material/CodeOutlined'
import CorporateFare from '@mui/icons-material/CorporateFareOutlined'
import CreditCard from '@mui/icons-material/CreditCardOutlined'
import Dashboard from '@mui/icons-material/DashboardOutlined'
import Dataset from '@mui/icons-material/DatasetOutlined'
import Description from '@mui/icons-material/DescriptionOutlined'
import Email from '@mui/icons-material/EmailOutlined'
import Event from '@mui/icons-material/EventOutlined'
import Extension from '@mui/icons-material/ExtensionOutlined'
import Factory from '@mui/icons-material/FactoryOutlined'
import Favorite from '@mui/icons-material/FavoriteOutlined'
import Feedback from '@mui/icons-material/FeedbackOutlined'
import Flag from '@mui/icons-material/FlagOutlined'
import Folder from '@mui/icons-material/FolderOutlined'
import Group from '@mui/icons-material/GroupOutlined'
import Groups from '@mui/icons-material/GroupsOutlined'
import Handshake from '@mui/icons-material/HandshakeOutlined'
import Help from '@mui/icons-material/HelpOutlined'
import History from '@mui/icons-material/HistoryOutlined'
import Home from '@mui/icons-material/HomeOutlined'
import Image from '@mui/icons-material/ImageOutlined'
import Info from '@mui/icons-material/InfoOutlined'
import Insights from '@mui/icons-material/InsightsOutlined'
import Inventory from '@mui/icons-material/InventoryOutlined'
import Key from '@mui/icons-material/KeyOutlined'
import Label from '@mui/icons-material/LabelOutlined'
import Language from '@mui/icons-material/LanguageOutlined'
import Layers from '@mui/icons-material/LayersOutlined'
import Link from '@mui/icons-material/LinkOutlined'
import ListAlt from '@mui/icons-material/ListAltOutlined'
import LocalOffer from '@mui/icons-material/LocalOfferOutlined'
import LocalShipping from '@mui/icons-material/LocalShippingOutlined'
import Lock from '@mui/icons-material/LockOutlined'
import Map from '@mui/icons-material/MapOutlined'
import Menu from '@mui/icons-material/MenuOutlined'
import Monitor from '@mui/icons-material/MonitorOutlined'
import MonitorHeart from '@mui/icons-material/MonitorHeartOutlined'
import Notifications from '@mui/icons-material/NotificationsOutlined'
import Palette from '@mui/icons-material/PaletteOutlined'
import Paid from '@mui/icons-material/PaidOutlined'
import Payments from '@mui/icons-material/PaymentsOutlined'
import Percent from '@mui/icons-material/PercentOutlined'
import Person from '@mui/icons-material/PersonOutlined'
import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined'
import PieChart from '@mui/icons-material/PieChartOutlined'
import Place from '@mui/icons-material/PlaceOutlined'
import PlayCircle from '@mui/icons-material/PlayCircleOutlined'
import Policy from '@mui/icons-material/PolicyOutlined'
import Public from '@mui/icons-material/PublicOutlined'
import QrCode from '@mui/icons-material/QrCodeOutlined'
import QueryStats from '@mui/icons-material/QueryStatsOutlined'
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined'
import Report from '@mui/icons-material/ReportOutlined'
import Save from '@mui/icons-material/SaveOutlined'
import Schedule from '@mui/icons-material/ScheduleOutlined'
import School from '@mui/icons-material/SchoolOutlined'
import Security from '@mui/icons-material/SecurityOutlined'
import Sell from '@mui/icons-material/SellOutlined'
import Send from '@mui/icons-material/SendOutlined'
import Settings from '@mui/icons-material/SettingsOutlined'
import Share from '@mui/icons-material/ShareOutlined'
import ShoppingCart from '@mui/icons-material/ShoppingCartOutlined'
import Speed from '@mui/icons-material/SpeedOutlined'
import Star from '@mui/icons-material/StarOutlined'
import Storage from '@mui/icons-material/StorageOutlined'
import Store from '@mui/icons-material/StoreOutlined'
import Support from '@mui/icons-material/SupportOutlined'
import Sync from '@mui/icons-material/SyncOutlined'
import TableChart from '@mui/icons-material/TableChartOutlined'
import Task from '@mui/icons-material/TaskOutlined'
import TaskAlt from '@mui/icons-material/TaskAltOutlined'
import Timeline from '@mui/icons-material/TimelineOutlined'
import Today from '@mui/icons-material/TodayOutlined'
import Tune from '@mui/icons-material/TuneOutlined'
import VerifiedUser from '@mui/icons-material/VerifiedUserOutlined'
import ViewList from '@mui/icons-material/ViewListOutlined'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import Wallet from '@mui/icons-material/WalletOutlined'
import Warehouse from '@mui/icons-material/WarehouseOutlined'
import WebAsset from '@mui/icons-material/WebAssetOutlined'
import Widgets from '@mui/icons-material/WidgetsOutlined'
import Work from '@mui/icons-material/WorkOutlined'

/** The icons that a schema or menu may name: Material's outlined ones, imported one by one, because the set has ten thousand. */
export const menuIcons: Readonly<Record<string, SvgIconComponent>> = {
  AccountTree,
  AdminPanelSettings,
  Analytics,
  Apps,
  Article,
  Assessment,
  Assignment,
  AttachMoney,
  Badge,
  BarChart,
  Bookmark,
  Build,
  Business,
  CalendarMonth,
  Campaign,
  Category,
  Chat,
  CloudUpload,
  Code,
  CorporateFare,
  CreditCard,
  Dashboard,
  Dataset,
  Description,
  Email,
  Event,
  Extension,
  Factory,
  Favorite,
  Feedback,
  Flag,
  Folder,
  Group,
  Groups,
  Handshake,
  Help,
  History,
  Home,
  Image,
  Info,
  Insights,
  Inventory,
  Key,
  Label,
  Language,
  Layers,
  Link,
  ListAlt,
  LocalOffer,
  LocalShipping,
  Lock,
  Map,
  Menu,
  Monitor,
  MonitorHeart,
  Notifications,
  Palette,
  Paid,
  Payments,
  Percent,
  Person,
  PhotoCamera,
  PieChart,
  Place,
  PlayCircle,
  Policy,
  Public,
  QrCode,
  QueryStats,
  ReceiptLong,
  Report,
  Save,
  Schedule,
  School,
  Security,
  Sell,
  Send,
  Settings,
  Share,
  ShoppingCart,
  Speed,
  Star,
  Storage,
  Store,
  Support,
  Sync,
  TableChart,
  Task,
  TaskAlt,
  Timeline,
  Today,
  Tune,
  VerifiedUser,
  ViewList,
  Visibility,
  Wallet,
  Warehouse,
  WebAsset,
  Widgets,
  Work,
}
