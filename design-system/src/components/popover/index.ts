export { Popover } from './popover'
export { ScrollList } from './scroll_list'
export { AnchoredPopover } from './anchored_popover'
