export { AppHeader } from './app_header'
export type { NavigationLink } from './navigation_sheet'
export { HeaderUser } from './header_user'
