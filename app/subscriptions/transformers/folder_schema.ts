import { is } from '#shared/http/api_description'

export const folderSchema = is.named(
  'SubscriptionFolder',
  is.object({
    id: is.about(is.integer, 'Id of the folder.'),
    name: is.text,
    active: is.about(is.flag, 'Whether new types are put into it.'),
  })
)
