export { Link } from './link'
export { LinkProvider, useAnchor, type AnchorProps } from './link_provider'
