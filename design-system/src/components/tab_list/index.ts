export { TabList } from './tab_list'
