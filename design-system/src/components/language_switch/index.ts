export { LanguageSwitch, type LanguageLink } from './language_switch'
