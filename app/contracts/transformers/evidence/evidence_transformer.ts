import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ListedEvidence } from '#contracts/lists/evidence_list'

export default class EvidenceTransformer extends BaseTransformer<ListedEvidence> {
  toObject() {
    return this.resource
  }
}
