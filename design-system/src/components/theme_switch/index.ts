export { ThemeSwitch } from './theme_switch'
