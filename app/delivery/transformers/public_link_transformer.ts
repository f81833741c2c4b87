import { BaseTransformer } from '@adonisjs/core/transformers'
import type { PublicLink } from '#delivery/queries/list_links'

export default class PublicLinkTransformer extends BaseTransformer<PublicLink> {
  toObject() {
    const { expiresAt, createdAt, lastAccessAt, ...link } = this.resource
    return {
      ...link,
      expiresAt: expiresAt.toISOString(),
      createdAt: createdAt.toISOString(),
      lastAccessAt: lastAccessAt?.toISOString() ?? null,
    }
  }

  forApi() {
    const { id, expiresAt, createdAt, url } = this.toObject()
    return { id, expiration: expiresAt, created: createdAt, link: url, linkId: linkIdOf(url) }
  }
}

/** What opens the files: the last part of the link. */
export const linkIdOf = <Url extends string | null>(url: Url): Url =>
  (url && url.slice(url.lastIndexOf('/') + 1)) as Url
