import type { DepartmentCode } from './departments.ts'
import type { RoleCode } from './roles.ts'

/** A staff member of the business. */
export interface StaffEntry {
  username: string
  name: string
  department: DepartmentCode
  roles: readonly RoleCode[]
  city?: readonly [province: string, city: string]
  remark?: string
  /** The number of days since the person left. */
  frozen?: number
}

const hangzhou = ['浙江省', '杭州市'] as const

/** The staff in the order in which they joined. */
export const staff: readonly StaffEntry[] = [
  {
    username: 'linzhiyuan',
    name: '林志远',
    department: 'headquarters',
    roles: ['observer'],
    city: hangzhou,
    remark: '总经理',
  },
  { username: 'zhoumin', name: '周敏', department: 'operations', roles: ['operations_lead'], city: hangzhou },
  { username: 'liufang', name: '刘芳', department: 'finance', roles: ['finance'], city: hangzhou },
  { username: 'chenhao', name: '陈浩', department: 'marketing', roles: ['operations_lead'], city: hangzhou },
  {
    username: 'wangjing',
    name: '王静',
    department: 'service',
    roles: ['customer_service', 'observer'],
    city: hangzhou,
  },
  { username: 'hejiayi', name: '何佳怡', department: 'goods', roles: ['operations_lead'], city: hangzhou },
  { username: 'luoxin', name: '罗欣', department: 'content', roles: ['observer'], city: hangzhou },
  { username: 'zhengtao', name: '郑涛', department: 'supply', roles: ['observer'], city: hangzhou },
  {
    username: 'xulei',
    name: '徐磊',
    department: 'east',
    roles: ['customer_service'],
    city: ['上海市', '上海市'],
  },
  {
    username: 'huangyan',
    name: '黄燕',
    department: 'south',
    roles: ['customer_service'],
    city: ['广东省', '广州市'],
  },
  {
    username: 'sunbo',
    name: '孙博',
    department: 'north',
    roles: ['customer_service'],
    city: ['北京市', '北京市'],
  },
  {
    username: 'tangwei',
    name: '唐薇',
    department: 'southwest',
    roles: ['customer_service'],
    city: ['四川省', '成都市'],
  },
  { username: 'gaoyang', name: '高洋', department: 'settlement', roles: ['finance'], city: hangzhou },
  {
    username: 'dengli',
    name: '邓丽',
    department: 'service',
    roles: ['customer_service'],
    remark: '夜班客服',
  },
  {
    username: 'pengfei',
    name: '彭飞',
    department: 'warehouse',
    roles: ['observer'],
    frozen: 40,
    remark: '已离职',
  },
  { username: 'yuxiaoyu', name: '于小雨', department: 'content', roles: ['intern'], remark: '暑期实习' },
]
