export { Menu } from './menu'
export { MenuItem, MenuSeparator } from './menu_item'
