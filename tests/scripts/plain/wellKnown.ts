import type { PlainCases } from './PlainCase.ts'

const text = { type: 'string' } as const
const url = { type: 'string', format: 'uri' } as const

/** Schemas in the style of widely known ones. */
export const wellKnown: PlainCases = {
  packageManifest: {
    schema: {
      $schema: 'http://json-schema.org/draft-07/schema#',
      title: 'Package manifest',
      type: 'object',
      required: ['name'],
      properties: {
        name: { type: 'string', maxLength: 214, pattern: '^(@[a-z0-9-]+/)?[a-z0-9._-]+$' },
        keywords: { type: 'array', items: text },
        author: { anyOf: [text, { type: 'object', required: ['name'], properties: { name: text, url } }] },
        dependencies: { type: 'object', additionalProperties: text },
        private: { type: 'boolean', default: false },
      },
    },
    takes: { name: '@a/b', author: { name: 'c' }, dependencies: { left: '^1.0.0' } },
    refuses: { name: 'Not Allowed' },
  },
  versioned: {
    schema: { type: 'object', properties: { name: text, version: text } },
    refused: '/properties/version',
  },
  compilerConfig: {
    schema: {
      type: 'object',
      properties: {
        files: { type: 'array', items: text },
        extends: { oneOf: [text, { type: 'array', items: text }] },
        compilerOptions: {
          type: 'object',
          properties: {
            target: { enum: ['es2022', 'es2023', 'esnext'] },
            strict: { type: 'boolean' },
            paths: { type: 'object', additionalProperties: { type: 'array', items: text } },
          },
        },
      },
    },
    takes: { files: ['a.ts'], extends: './base.json', compilerOptions: { target: 'es2023', strict: true } },
    refuses: { compilerOptions: { target: 'es3' } },
  },
  pet: {
    schema: {
      type: 'object',
      required: ['name', 'photoUrls'],
      properties: {
        id: { type: 'integer', format: 'int64' },
        category: { $ref: '#/definitions/Category' },
        name: { type: 'string', example: 'doggie' },
        photoUrls: { type: 'array', items: text },
        status: {
          type: 'string',
          description: 'pet status in the store',
          enum: ['available', 'pending', 'sold'],
        },
      },
      definitions: { Category: { type: 'object', properties: { id: { type: 'integer' }, name: text } } },
    },
    takes: { name: 'Rex', photoUrls: [], status: 'sold', category: { id: 1, name: 'dogs' } },
    refuses: { name: 'Rex', photoUrls: [], status: 'gone' },
  },
  patient: {
    schema: {
      $id: 'http://example.org/fhir/Patient',
      type: 'object',
      required: ['resourceType'],
      properties: {
        resourceType: { const: 'Patient' },
        active: { type: 'boolean' },
        names: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              family: text,
              given: { type: 'array', items: text },
              use: { enum: ['usual', 'official'] },
            },
          },
        },
        gender: { enum: ['male', 'female', 'other', 'unknown'] },
        birthDate: { type: 'string', format: 'date' },
      },
    },
    takes: { resourceType: 'Patient', names: [{ family: 'Li', given: ['Lei'] }], birthDate: '1990-05-01' },
    refuses: { resourceType: 'Practitioner' },
  },
  geoFeature: {
    schema: {
      type: 'object',
      required: ['type', 'geometry'],
      properties: {
        type: { enum: ['Feature'] },
        geometry: {
          oneOf: [
            {
              title: 'Point',
              type: 'object',
              required: ['type', 'coordinates'],
              properties: { type: { const: 'Point' }, coordinates: { $ref: '#/definitions/position' } },
            },
            {
              title: 'LineString',
              type: 'object',
              required: ['type', 'coordinates'],
              properties: {
                type: { const: 'LineString' },
                coordinates: { type: 'array', minItems: 2, items: { $ref: '#/definitions/position' } },
              },
            },
          ],
        },
        properties: { type: ['object', 'null'] },
      },
      definitions: { position: { type: 'array', minItems: 2, items: { type: 'number' } } },
    },
    takes: { type: 'Feature', geometry: { type: 'Point', coordinates: [116.4, 39.9] } },
    refuses: { type: 'Feature', geometry: { type: 'Point', coordinates: [1] } },
  },
  person: {
    schema: {
      title: 'Person',
      type: 'object',
      properties: {
        givenName: text,
        familyName: text,
        email: { type: 'string', format: 'email' },
        url,
        jobTitle: text,
        address: {
          type: 'object',
          properties: { streetAddress: text, addressLocality: text, postalCode: text },
        },
        sameAs: { type: 'array', items: url },
      },
    },
    takes: { givenName: 'Lei', email: 'lei@example.cn', address: { postalCode: '100000' } },
    refuses: { givenName: 'Lei', email: 'lei' },
  },
  product: {
    schema: {
      type: 'object',
      required: ['sku'],
      properties: {
        sku: text,
        offers: {
          type: 'array',
          items: {
            type: 'object',
            required: ['price'],
            properties: {
              price: { type: 'number', minimum: 0 },
              priceCurrency: { type: 'string', pattern: '^[A-Z]{3}$' },
            },
          },
        },
        gtin13: { type: 'string', pattern: '^[0-9]{13}$' },
      },
    },
    takes: { sku: 'a', offers: [{ price: 9.9, priceCurrency: 'CNY' }] },
    refuses: { sku: 'a', gtin13: '1' },
  },
  invoice: {
    schema: {
      type: 'object',
      required: ['customer', 'currency', 'lines'],
      properties: {
        customer: { type: 'string', pattern: '^cus_' },
        currency: { enum: ['cny', 'usd'] },
        amount_due: { type: 'integer' },
        status: { enum: ['draft', 'open', 'paid', null] },
        metadata: {
          type: 'object',
          additionalProperties: { type: 'string', maxLength: 500 },
          maxProperties: 50,
        },
        lines: {
          type: 'array',
          minItems: 1,
          items: {
            type: 'object',
            required: ['amount'],
            properties: { amount: { type: 'integer' }, description: { type: ['string', 'null'] } },
          },
        },
      },
    },
    takes: { customer: 'cus_1', currency: 'cny', status: null, lines: [{ amount: 100, description: null }] },
    refuses: { customer: 'cus_1', currency: 'cny', lines: [] },
  },
  workflow: {
    schema: {
      type: 'object',
      required: ['on', 'jobs'],
      properties: {
        name: text,
        on: { oneOf: [text, { type: 'array', items: text }, { type: 'object' }] },
        jobs: {
          type: 'object',
          minProperties: 1,
          patternProperties: {
            '^[a-z_][a-z0-9_-]*$': {
              type: 'object',
              required: ['steps'],
              properties: { steps: { type: 'array', items: { type: 'object' } } },
            },
          },
          additionalProperties: false,
        },
      },
    },
    takes: { name: 'ci', on: ['push'], jobs: { build: { steps: [{ run: 'npm test' }] } } },
    refuses: { name: 'ci', on: ['push'], jobs: {} },
  },
}
