import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ListedEvidence } from '#contracts/queries/evidence/list_evidences'

export default class EvidenceTransformer extends BaseTransformer<ListedEvidence> {
  toObject() {
    return this.resource
  }
}
