import { BaseTransformer } from '@adonisjs/core/transformers'
import type { PartnerImport } from '#contracts/queries/import/find_import'

export default class PartnerImportTransformer extends BaseTransformer<PartnerImport> {
  toObject() {
    const { createdAt, writtenAt, heads } = this.resource
    return {
      ...this.pick(this.resource, ['id', 'source', 'encoding', 'state', 'lines', 'newLines']),
      ...this.pick(this.resource, ['changedLines', 'unchangedLines', 'blockedLines', 'actorLabel']),
      columns: heads?.length ?? 3,
      createdAt: createdAt.toISOString(),
      writtenAt: writtenAt?.toISOString() ?? null,
    }
  }
}
