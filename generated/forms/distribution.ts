// Written by `npm run generate` from schemas/distribution.json. Edit the schema, not this file.

import type { ResourceForm } from '#shared/contracts/Resource.ts'
import { distributionInputSchema } from '#generated/schemas/distribution.ts'
import { branches, validateDistribution } from '#generated/validators/distribution.js'

/** 分销规则 / Distribution rule */
export const distributionForm: ResourceForm = {
  schema: distributionInputSchema,
  order: ['id', 'leave', 'rate', 'version'],
  validate: validateDistribution,
  branches: branches,
  unique: [{ name: 'distribution_leave_key', columns: ['leave'] }],
}
