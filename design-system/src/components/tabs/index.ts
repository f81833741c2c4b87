export { Tabs, type TabLink } from './tabs'
