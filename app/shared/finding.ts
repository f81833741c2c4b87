export { findIn, type Finder, type Hit, type Searcher } from '#shared/finding/finder'
export { readAsked } from '#shared/finding/read_asked'
