import type { ErrorLine } from '#shared/contracts/ErrorLine.ts'
import { businessErrors } from '../business/errors.ts'

/** Every refusal of the API, in both languages. */
export const errorTable = {
  INPUT_INVALID: {
    status: 400,
    zh: '提交的内容有误，请检查标出的字段',
    en: 'Some values are not valid; please check the marked fields',
  },
  QUERY_INVALID: { status: 400, zh: '查询参数有误：%{name}', en: 'Invalid query parameter: %{name}' },
  BODY_NOT_JSON: { status: 400, zh: '请求内容不是有效的 JSON', en: 'The request body is not valid JSON' },
  BODY_NAME_FORBIDDEN: {
    status: 400,
    zh: '请求内容中有不允许的字段名：“__proto__”，或含有“prototype”的“constructor”',
    en: 'The request body has an object with a name that is not allowed: "__proto__", or "constructor" with "prototype" inside',
  },
  BODY_NOT_UTF8: {
    status: 400,
    zh: '请求内容不是有效的 UTF-8 文本',
    en: 'The request body is not valid UTF-8',
  },
  BODY_NUMBER_ROUNDED: {
    status: 400,
    zh: '请求内容中的整数 %{number} 位数过多，无法原样保存；请改为文本（加引号）',
    en: 'The request body holds the whole number %{number}, which has more digits than can be kept; send it as a text, in quotation marks',
  },
  BODY_NUMBER_TOO_LARGE: {
    status: 400,
    zh: '请求内容中有过大的数字',
    en: 'The request body holds a number that is too large',
  },
  BODY_TOO_DEEP: {
    status: 400,
    zh: '请求内容的嵌套超过 %{deepest} 层',
    en: 'The request body is nested more than %{deepest} deep',
  },
  BODY_TOO_MANY: {
    status: 413,
    zh: '请求内容中的数组、对象或不同的名称超过 %{most} 个，请分次提交',
    en: 'The request body holds more than %{most} lists and objects, or different names; send it in parts',
  },
  BODY_TOO_LARGE: { status: 413, zh: '请求内容过大', en: 'The request body is too large' },
  RECORD_TOO_LARGE: {
    status: 400,
    zh: '这条记录填写的内容过多，超出数据库单行的容量，请少填一些字段',
    en: 'The record holds more than a row of the database takes; please fill in fewer properties',
  },
  MEDIA_TYPE_UNSUPPORTED: {
    status: 415,
    zh: '不支持的内容类型，请发送 application/json',
    en: 'Unsupported media type; send application/json',
  },
  BODY_ENCODED: {
    status: 415,
    zh: '请求内容不能压缩或另行编码（Content-Encoding、Transfer-Encoding），请按原样发送',
    en: 'The request body may not be compressed or encoded (Content-Encoding, Transfer-Encoding); send it as it is',
  },
  REQUEST_INVALID: { status: 400, zh: '请求无效', en: 'The request is not valid' },
  EXPECTATION_UNMET: {
    status: 417,
    zh: '无法满足请求头 Expect 的要求，只支持 100-continue',
    en: 'What the Expect header asks for is not done here, except 100-continue',
  },
  PRECONDITION_UNMET: {
    status: 412,
    zh: '修改时不支持请求头 If-Match 和 If-None-Match：记录没有 ETag，请在请求内容中发送 version',
    en: 'Changes take no If-Match and no If-None-Match header: records have no ETag; send their version in the body instead',
  },
  BODY_PARTIAL: {
    status: 400,
    zh: '只接受完整的请求内容，不支持请求头 Content-Range',
    en: 'Only a whole body is taken, and none with a Content-Range header',
  },
  URL_INVALID: { status: 400, zh: '请求地址无效', en: 'The address is not valid' },
  HEADERS_TOO_LARGE: { status: 431, zh: '请求头过大', en: 'The request headers are too large' },
  REQUEST_TIMEOUT: { status: 408, zh: '请求超时', en: 'The request took too long to arrive' },
  SESSION_MISSING: { status: 401, zh: '请先登录', en: 'Please log in first' },
  SESSION_ENDED: {
    status: 401,
    zh: '登录已失效，请重新登录',
    en: 'Your session has ended; please log in again',
  },
  LOGIN_REFUSED: { status: 400, zh: '用户名或密码错误', en: 'Wrong username or password' },
  CAPTCHA_WRONG: { status: 400, zh: '验证码错误或已过期', en: 'The captcha is wrong or has expired' },
  LOGIN_LIMITED: {
    status: 429,
    zh: '尝试次数过多，请稍后再试',
    en: 'Too many attempts; please try again later',
  },
  PASSWORDS_BUSY: {
    status: 503,
    zh: '当前登录人数过多，请稍后再试',
    en: 'Too many people are logging in just now; please try again in a moment',
  },
  REQUESTS_LIMITED: {
    status: 429,
    zh: '请求过于频繁，请稍后再试',
    en: 'Too many requests; please try again in a moment',
  },
  REQUESTS_OFF: { status: 404, zh: '系统未开放此功能', en: 'This is not offered here' },
  PASSWORD_WRONG: { status: 400, zh: '原密码错误', en: 'The old password is wrong' },
  PASSWORD_MISMATCH: {
    status: 400,
    zh: '两次输入的密码不一致',
    en: 'The two passwords that you entered do not match!',
  },
  PASSWORD_REUSED: {
    status: 400,
    zh: '新密码不能与原密码相同',
    en: 'The new password must differ from the old one',
  },
  PASSWORD_SHORT: { status: 400, zh: '密码至少需要 8 个字符', en: 'A password needs at least 8 characters' },
  PASSWORD_INVISIBLE: {
    status: 400,
    zh: '密码不能只由看不见的字符组成',
    en: 'A password cannot consist of invisible characters only',
  },
  PASSWORD_HOLDS_NAME: {
    status: 400,
    zh: '密码中不能包含用户名',
    en: 'A password cannot contain the username',
  },
  PASSWORD_COMMON: {
    status: 400,
    zh: '该密码过于常见，容易被猜中，请换一个',
    en: 'This password is among those that are guessed first; please choose another one',
  },
  PASSWORD_OUTDATED: {
    status: 400,
    zh: '该密码由管理员设置，已超过 72 小时有效期，请联系管理员重新设置',
    en: 'This password was given to you and was valid for 72 hours only; please ask an administrator for a new one',
  },
  PASSWORD_CHANGE_REQUIRED: {
    status: 403,
    zh: '请先修改初始密码',
    en: 'Please change your initial password first',
  },
  OWN_PASSWORD_WRONG: { status: 400, zh: '密码错误', en: 'The password is wrong' },
  SECOND_FACTOR_WRONG: {
    status: 400,
    zh: '动态验证码错误或已使用过',
    en: 'The code is wrong or has been used before',
  },
  CHALLENGE_ENDED: {
    status: 400,
    zh: '登录验证已超时，请重新登录',
    en: 'This took too long; please log in again',
  },
  SECOND_FACTOR_SET: {
    status: 409,
    zh: '两步验证的状态已改变，请刷新后重试',
    en: 'The two-step verification has changed meanwhile; please reload the page',
  },
  SECOND_FACTOR_MISSING: {
    status: 404,
    zh: '该用户没有设置两步验证',
    en: 'This user has not set up two-step verification',
  },
  SECOND_FACTOR_REQUIRED: {
    status: 403,
    zh: '请先设置两步验证',
    en: 'Please set up two-step verification first',
  },
  VIEW_ONLY: {
    status: 403,
    zh: '正在以其他角色的视角查看，不能修改任何内容。请先结束查看。',
    en: 'You are looking with the eyes of another role and cannot change anything. End that first.',
  },
  API_KEY_READ_ONLY: {
    status: 403,
    zh: '此 API 密钥只能读取，不能修改任何内容',
    en: 'This API key only reads and cannot change anything',
  },
  API_KEY_REFUSED: {
    status: 403,
    zh: 'API 密钥不能用于此操作，请登录后进行',
    en: 'This cannot be done with an API key; log in for it',
  },
  API_KEYS_OFF: {
    status: 403,
    zh: '系统未开放 API 密钥',
    en: 'API keys are turned off here',
  },
  API_KEYS_TOO_MANY: {
    status: 409,
    zh: 'API 密钥已达到 %{most} 个，请先删除不用的密钥',
    en: 'You have %{most} API keys; delete one that you do not need first',
  },
  WEBHOOK_ADDRESS: {
    status: 400,
    zh: '推送地址须以 http:// 或 https:// 开头，且不含用户名和密码',
    en: 'The address of a webhook begins with http:// or https:// and holds no username or password',
  },
  WEBHOOK_SECRET: {
    status: 400,
    zh: '签名密钥太容易被猜到：请填写至少 24 个字符，或 whsec_ 加上至少 24 字节的 Base64；新建时可留空自动生成',
    en: 'The signing secret is too easy to guess: write at least 24 characters, or whsec_ and Base64 of at least 24 bytes; for a new webhook, left empty, one is made',
  },
  WEBHOOK_ENTITY: {
    status: 400,
    zh: '没有名为“%{name}”的数据类型',
    en: 'There are no records of a kind called “%{name}”',
  },
  WEBHOOK_DISABLED: {
    status: 409,
    zh: '该事件推送已停用，启用后才能重新推送',
    en: 'The webhook is disabled; enable it before you send an event again',
  },
  FORBIDDEN: { status: 403, zh: '没有权限执行此操作', en: 'You are not allowed to do this' },
  GRANT_EXCEEDED: {
    status: 403,
    zh: '不能授予自己没有的权限：%{name}',
    en: 'You cannot grant what you do not hold yourself: %{name}',
  },
  USER_ABOVE: {
    status: 403,
    zh: '该用户拥有您没有的权限，不能修改',
    en: 'This user holds permissions that you do not hold, so you cannot change them',
  },
  ROLE_ABOVE: {
    status: 403,
    zh: '该角色拥有您没有的权限，不能修改',
    en: 'This role holds permissions that you do not hold, so you cannot change it',
  },
  ROLE_CODE_RESERVED: {
    status: 403,
    zh: '启动时会把新菜单授予编码为“%{code}”的角色，因此只有管理员可以使用该编码',
    en: 'The role with the code “%{code}” is given what is new at each start, so only an administrator may use it',
  },
  ROLE_CODE_KEPT: {
    status: 409,
    zh: '启动时会把新菜单授予该角色，因此编码须保持为“%{code}”；名称可以修改',
    en: 'This role is given what is new at each start, so its code stays “%{code}”; its name may change',
  },
  MENU_ABOVE: {
    status: 403,
    zh: '已有角色获得您没有的权限“%{name}”，不能修改',
    en: 'Roles hold “%{name}”, which you do not hold, so you cannot change it',
  },
  LAST_ADMINISTRATOR: {
    status: 409,
    zh: '至少要保留一名能够管理菜单、角色和用户的有效用户',
    en: 'At least one active user must remain who may manage menus, roles and users',
  },
  FILE_MISSING: { status: 400, zh: '请选择一个非空文件', en: 'Please choose a file that is not empty' },
  UPLOAD_MALFORMED: {
    status: 400,
    zh: '上传内容不完整或格式有误，请以 multipart/form-data 重新上传',
    en: 'The upload is incomplete or malformed; send it again as multipart/form-data',
  },
  FILE_TOO_LARGE: {
    status: 413,
    zh: '文件过大，最大 %{limit}',
    en: 'The file is too large; at most %{limit}',
  },
  FILE_QUOTA_EXCEEDED: {
    status: 429,
    zh: '您今天上传的文件总量已达上限，请明天再试',
    en: 'You have uploaded as much as is allowed in a day; please try again tomorrow',
  },
  FILE_TYPE_REFUSED: {
    status: 415,
    zh: '不支持该文件类型，或文件已损坏',
    en: 'Files of this type are not accepted, or the file is damaged',
  },
  IMAGE_TOO_LARGE: {
    status: 400,
    zh: '图片尺寸过大：%{width} × %{height}',
    en: 'The picture has too many pixels: %{width} × %{height}',
  },
  FILE_NOT_FOUND: { status: 404, zh: '文件不存在', en: 'There is no such file' },
  RANGE_NOT_SATISFIABLE: {
    status: 416,
    zh: '文件只有 %{size} 字节，没有所请求的部分',
    en: 'The file has %{size} bytes, and not the part that was asked for',
  },
  SMALL_PICTURE_REFUSED: {
    status: 400,
    zh: '缩略图须为不超过 %{side} 像素、%{bytes} 字节的 WebP 图片',
    en: 'A small picture is WebP of at most %{side} pixels on each side and %{bytes} bytes',
  },
  PRIVATE_FILE_NOT_FOUND: {
    status: 404,
    zh: '文件不存在，或您无权查看',
    en: 'There is no such file, or you may not see it',
  },
  FILE_STORE_UNAVAILABLE: {
    status: 503,
    zh: '文件存储暂时不可用，请稍后重试',
    en: 'The file store is not available at the moment; please try again',
  },
  ROUTE_NOT_FOUND: { status: 404, zh: '接口不存在', en: 'There is no such call' },
  METHOD_NOT_ALLOWED: { status: 405, zh: '不支持的请求方法', en: 'This method is not supported here' },
  RECORD_NOT_FOUND: {
    status: 404,
    zh: '记录不存在或已被删除',
    en: 'The record does not exist or was deleted',
  },
  VERSION_OUTDATED: {
    status: 409,
    zh: '记录已被他人修改',
    en: 'The record was changed by someone else in the meantime',
  },
  VALUE_TAKEN: { status: 409, zh: '该值已被使用', en: 'This value is already in use' },
  RANGE_TAKEN: {
    status: 409,
    zh: '与已有记录的范围重叠',
    en: 'This overlaps with another record',
  },
  REFERENCE_MISSING: { status: 409, zh: '引用的记录不存在', en: 'The record referred to does not exist' },
  PAGE_TOO_LARGE: {
    status: 400,
    zh: '“%{name}”有误：每页最多 %{limit} 条',
    en: '"%{name}" is not valid: a page has at most %{limit} rows',
  },
  RECORDS_TOO_MANY: {
    status: 400,
    zh: '一次最多处理 %{limit} 条记录，请减少所选的记录，分几次进行',
    en: 'At most %{limit} records are taken at once; please select fewer and go in parts',
  },
  IMPORT_TYPE: { status: 415, zh: '请以 text/csv 发送文件', en: 'Please send the file as text/csv' },
  IMPORT_EMPTY: {
    status: 400,
    zh: '文件中没有数据：第一行是表头，其后每行一条记录',
    en: 'The file holds no rows: the first line names the columns, each further line is a record',
  },
  IMPORT_UNREADABLE: {
    status: 400,
    zh: '第 %{row} 行的引号没有成对，无法读取该文件',
    en: 'The quotation marks of line %{row} do not match, so the file cannot be read',
  },
  IMPORT_DAMAGED: {
    status: 400,
    zh: '文件第 %{row} 行有无法识别的字符，文件可能已损坏；请另存为 UTF-8 后重试',
    en: 'Line %{row} has bytes that are no character, so the file is damaged; please save it again as UTF-8',
  },
  IMPORT_ROW_TOO_LONG: {
    status: 400,
    zh: '文件第 %{row} 行超过 %{limit} 个字符，无法读取；请检查引号是否成对',
    en: 'Line %{row} has more than %{limit} characters, so the file cannot be read; please check its quotation marks',
  },
  IMPORT_TOO_LARGE: {
    status: 400,
    zh: '一次最多导入 %{limit} 行，请拆分文件后分批导入',
    en: 'At most %{limit} rows can be imported at once; please split the file',
  },
  IMPORT_TOO_WIDE: {
    status: 400,
    zh: '最多 %{limit} 列',
    en: 'There may be at most %{limit} columns',
  },
  IMPORT_STOPPED: {
    status: 400,
    zh: '导入已停止，没有写入任何数据',
    en: 'The import was stopped; nothing was stored',
  },
  IMPORT_INTERRUPTED: {
    status: 503,
    zh: '服务器正在重启，导入已中止，没有写入任何数据，请重新导入',
    en: 'The server is being restarted, so the import was ended and nothing was stored; please import again',
  },
  IMPORT_COLUMN_TWICE: {
    status: 400,
    zh: '“%{head}”与另一列对应同一字段，请只保留一列',
    en: '“%{head}” fills the same property as another column; please keep one of them',
  },
  IMPORT_ROW_TOO_WIDE: {
    status: 400,
    zh: '该行的单元格比表头多；请检查分隔符和引号',
    en: 'The row has more cells than there are heads; please check separators and quotation marks',
  },
  IMPORT_COLUMNS: {
    status: 400,
    zh: '没有与这些列对应的字段：%{heads}。请修改表头，或删除这些列',
    en: 'No property answers to these columns: %{heads}. Please rename or remove them',
  },
  IMPORT_KEY_MISSING: {
    status: 400,
    zh: '文件中没有“%{entity}”用来查找记录的列：%{key}',
    en: 'The file has no column for the property by which records of “%{entity}” are found: %{key}',
  },
  EXPORT_TOO_LARGE: {
    status: 400,
    zh: '最多导出 %{limit} 条，请缩小筛选范围后分批导出',
    en: 'At most %{limit} rows can be exported; please narrow the filters and export in parts',
  },
  EXPORTS_BUSY: {
    status: 429,
    zh: '正在进行的导出过多，请等其中一个完成后再试',
    en: 'Too many exports are under way; please try again when one of them is done',
  },
  VIEWS_TOO_MANY: {
    status: 409,
    zh: '视图已达到 %{most} 个，请先删除不用的视图',
    en: 'You have %{most} views; delete one that you do not need first',
  },
  EXPORT_GONE: {
    status: 404,
    zh: '导出的文件已不存在：文件保留一天',
    en: 'The exported file is not there any more; files are kept for a day',
  },
  EXPORT_OUT_OF_REACH: {
    status: 403,
    zh: '文件中可能有您现在看不到的部门的记录，请重新导出',
    en: 'The file may hold records of departments that you do not see any more; please export again',
  },
  EXPORT_LOST: {
    status: 500,
    zh: '服务器在导出期间意外停止，请重新导出',
    en: 'The server stopped unexpectedly during the export; please export again',
  },
  EXPORT_STOPPED: {
    status: 503,
    zh: '服务器在导出期间重启，请重新导出',
    en: 'The server was restarted during the export; please export again',
  },
  RECORD_IN_USE: {
    status: 409,
    zh: '仍被%{uses}使用，不能删除',
    en: 'Still used by %{uses}, so it cannot be deleted',
  },
  MOVE_NOT_ALLOWED: {
    status: 409,
    zh: '不能从“%{from}”变为“%{to}”',
    en: 'A change from “%{from}” to “%{to}” is not allowed',
  },
  MOVE_UNREADY: {
    status: 409,
    zh: '“%{move}”的条件尚未满足，请检查标出的字段',
    en: '“%{move}” is not possible yet; please check the marked fields',
  },
  FIELD_LOCKED: {
    status: 409,
    zh: '状态为“%{state}”时不能修改%{label}',
    en: '%{label} cannot be changed in the state “%{state}”',
  },
  RECORD_LOCKED: {
    status: 409,
    zh: '状态为“%{state}”的%{entity}不能删除',
    en: 'This %{entity} cannot be deleted in the state “%{state}”',
  },
  ROWS_LOCKED: {
    status: 409,
    zh: '它属于状态为“%{state}”的%{entity}，不能再新增、修改或删除',
    en: 'The %{entity} that it belongs to is in the state “%{state}”, so it cannot be added, changed or deleted',
  },
  ROWS_TOO_FEW: {
    status: 409,
    zh: '%{entity}“%{name}”的%{list}不能少于 %{limit} 项，请先补上另一项，或删除该%{entity}',
    en: 'The %{entity} “%{name}” needs at least %{limit} in “%{list}”; add another first, or delete the %{entity}',
  },
  ROWS_TOO_MANY: {
    status: 409,
    zh: '%{entity}“%{name}”的%{list}不能多于 %{limit} 项，请先移除一项，或选择其他%{entity}',
    en: 'The %{entity} “%{name}” takes at most %{limit} in “%{list}”; remove one first, or choose another %{entity}',
  },
  ROWS_FORBIDDEN: {
    status: 403,
    zh: '需要%{entity}的权限 %{permission}',
    en: 'This needs the permission %{permission} of the entity “%{entity}”',
  },
  REFERENCE_LOCKED: {
    status: 409,
    zh: '状态为“%{state}”的%{entity}引用了它，不能删除',
    en: 'Records of “%{entity}” in the state “%{state}” refer to it, so it cannot be deleted',
  },
  ADDRESS_UNUSABLE: {
    status: 409,
    zh: '浏览器无法打开该网址，请检查主机名',
    en: 'Browsers cannot open this address; check its host name',
  },
  TREE_TOO_DEEP: {
    status: 409,
    zh: '最多 %{most} 级，请选择更高一级的上级',
    en: 'There are %{most} levels at most; choose a place further up',
  },
  TREE_LOOP: { status: 409, zh: '不能移动到自身或其下级之下', en: 'A node cannot be moved below itself' },
  WRITE_CONFLICT: {
    status: 409,
    zh: '与其他操作冲突，请重试',
    en: 'This collided with another change; please try again',
  },
  IDEMPOTENCY_KEY_INVALID: {
    status: 400,
    zh: 'Idempotency-Key 须为 1 到 255 个可见的 ASCII 字符',
    en: 'Idempotency-Key must be 1 to 255 visible ASCII characters',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    zh: '该 Idempotency-Key 已用于另一请求，请换一个',
    en: 'This Idempotency-Key was used for another request; send a new one',
  },
  DATABASE_UNAVAILABLE: {
    status: 503,
    zh: '数据库暂时不可用，请稍后重试',
    en: 'The database is not available at the moment; please try again',
  },
  DATABASE_BUSY: {
    status: 503,
    zh: '当前写入过多，请稍后重试',
    en: 'Too much is being saved just now; please try again in a moment',
  },
  TABLE_LOCKED: {
    status: 503,
    zh: '这些数据正因数据库维护而锁定，请稍后重试',
    en: 'These records are locked by maintenance of the database; please try again in a moment',
  },
  DATABASE_NEWER: {
    status: 503,
    zh: '数据库的结构与该服务器进程不符，很可能已由更新的版本迁移。请管理员以新版本重启该进程',
    en: 'The database is not as this server process knows it; most likely a newer version has migrated it. An operator needs to restart the process with that version',
  },
  DATABASE_UNREACHABLE: {
    status: 503,
    zh: '无法连接数据库：%{reason}。请检查 DATABASE_URL 以及数据库服务器是否在运行',
    en: 'Cannot reach the database: %{reason}. Check DATABASE_URL and that the server is running',
  },
  DATABASE_IN_USE: {
    status: 503,
    zh: '数据目录 %{folder} 正被主机 %{host} 上的进程 %{pid} 使用。请先停止该进程，或用 FENXIAO_DATA 指定其他目录；需要多个进程时请改用 PostgreSQL（DATABASE_URL）',
    en: 'The data folder %{folder} is in use by process %{pid} on host %{host}. Stop that one, or name another folder with FENXIAO_DATA; for several processes use PostgreSQL (DATABASE_URL)',
  },
  DATABASE_LOST: {
    status: 503,
    zh: '数据目录 %{folder} 已被移走，或被主机 %{host} 上的进程 %{pid} 接管，本进程已停止写入并退出。请确认只有一个进程使用该目录后再启动',
    en: 'The data folder %{folder} was moved away, or taken over by process %{pid} on host %{host}: this process writes nothing more and ends. Make sure that one process alone uses the folder, then start again',
  },
  DATABASE_VERSION: {
    status: 503,
    zh: '不支持该数据库的版本或编码：%{reason}。请使用匹配的程序版本，或换用符合要求的数据库',
    en: 'This database has a version or encoding that cannot be used: %{reason}. Use the program version that made it, or a fitting database',
  },
  TARGET_NOT_EMPTY: {
    status: 409,
    zh: '目标数据库不是空的，已有数据表：%{reason}。请换一个空的数据库',
    en: 'The target database is not empty, it has tables: %{reason}. Name an empty one',
  },
  TRANSFER_DIFFERS: {
    status: 503,
    zh: '复制的数据与来源不一致（表：来源行数 / 目标行数）：%{reason}。未保留任何内容',
    en: 'What was copied differs from its source (table: rows sent / rows come): %{reason}. Nothing of it was kept',
  },
  BACKUP_DAMAGED: {
    status: 503,
    zh: '备份文件已损坏或不是备份：%{reason}',
    en: 'The backup is damaged, or none: %{reason}',
  },
  RESTORE_UNFINISHED: {
    status: 503,
    zh: '数据目录 %{folder} 的恢复在中途被终止，数据库、文件和密钥可能不属于同一份备份。请重新运行 npm run restore -- <备份文件> --replace；原有内容保留在该目录的 *.before-… 中',
    en: 'A restore into the data folder %{folder} was ended on its way: database, files and key may not belong together. Run npm run restore -- <backup> --replace again; what was there before is kept in it as *.before-…',
  },
  MIGRATION_REFUSED: {
    status: 503,
    zh: '数据库迁移失败：%{reason}',
    en: 'The database could not be migrated: %{reason}',
  },
  DISK_NEARLY_FULL: {
    status: 503,
    zh: '磁盘空间不足，暂停写入。请清理磁盘，至少留出 200 MB',
    en: 'The disk is nearly full, so nothing is written. Free at least 200 MB',
  },
  QUERY_TIMEOUT: {
    status: 503,
    zh: '查询超时，请缩小范围后重试',
    en: 'The query took too long; please narrow it and try again',
  },
  CONFIG_INVALID: { status: 500, zh: '配置有误：%{reason}', en: 'Invalid configuration: %{reason}' },
  ROUTE_UNGUARDED: {
    status: 500,
    zh: '接口 %{route} 没有权限保护：%{reason}',
    en: 'The call %{route} is not guarded: %{reason}',
  },
  PORT_TAKEN: {
    status: 500,
    zh: '端口 %{port} 已被占用，请用 PORT 指定其他端口',
    en: 'Port %{port} is taken; choose another with PORT',
  },
  SECRET_UNREADABLE: {
    status: 500,
    zh: '无法解密已保存的密钥，请检查 FENXIAO_SECRET_KEY',
    en: 'A stored secret cannot be decrypted; please check FENXIAO_SECRET_KEY',
  },
  CONSOLE_NOT_BUILT: {
    status: 503,
    zh: '界面尚未构建，请先运行 npm run build',
    en: 'The console has not been built yet; run npm run build first',
  },
  ...businessErrors,
  INTERNAL: { status: 500, zh: '服务器内部错误', en: 'Something went wrong on the server' },
} as const satisfies Record<string, ErrorLine>

/** A key of the error table. */
export type ErrorCode = keyof typeof errorTable
