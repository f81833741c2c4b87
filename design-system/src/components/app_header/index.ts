export { AppHeader, type NavigationLink } from './app_header'
export { HeaderUser } from './header_user'
