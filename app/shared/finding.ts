export {
  findIn,
  type Fact,
  type Finder,
  type Hit,
  type Reading,
  type Searcher,
} from '#shared/finding/finder'
export { readAsked, type Asked } from '#shared/finding/read_asked'
export { told } from '#shared/finding/told'
