export { AppFooter, type FooterGroup } from './app_footer'
