// Written by `npm run generate` from schemas/department.json. Edit the schema, not this file.

/** 部门 / Department: a record as the server answers it. */
export interface Department {
  id: string
  /** 编码 / Code */
  code: string
  /** 名称 / Name */
  name: string
  /** 上级部门 / Parent department */
  parent_id: (string | null)
  /** 上级部门名称 / Parent department name */
  parent_name: (string | null)
  /** 负责人 / Leader */
  leader_id: (string | null)
  /** 排序 / Sequence */
  sequence: number
  /** 状态 / Status */
  status: ("enabled" | "disabled")
  /** 描述 / Description */
  description: (string | null)
  /** 创建时间 / Created at */
  created_at: string
  /** 更新时间 / Updated at */
  updated_at: string
  version: number
}

/** 部门 / Department: a record as a client sends it. */
export interface DepartmentInput {
  /** 编码 / Code */
  code: string
  /** 名称 / Name */
  name: string
  /** 上级部门 / Parent department */
  parent_id?: (string | null)
  /** 负责人 / Leader */
  leader_id?: (string | null)
  /** 排序 / Sequence */
  sequence?: number
  /** 状态 / Status */
  status?: ("enabled" | "disabled")
  /** 描述 / Description */
  description?: (string | null)
  version?: number
}
