import { mergeTranslations } from 'ra-core'
import type { TranslationMessages } from 'ra-core'
import baseMessages from 'ra-language-chinese'

type Overlay<Messages> = Messages extends object
  ? { [Key in keyof Messages]?: Overlay<Messages[Key]> }
  : Messages

/** The messages that ra-language-chinese lacks, or that it words poorly or for an older release. */
const overlay: Overlay<TranslationMessages> = {
  ra: {
    action: {
      add_filter: '添加筛选',
      add: '添加',
      back: '返回',
      bulk_actions: '已选择 %{smart_count} 项',
      clear_array_input: '清空列表',
      create_item: '新建%{item}',
      list: '列表',
      remove_filter: '移除此筛选',
      remove_all_filters: '移除全部筛选',
      reset: '重置',
      search: '搜索',
      search_columns: '搜索列',
      select_all: '全选',
      select_all_button: '全选',
      select_row: '选择此行',
      unselect: '取消选择',
      update: '更新',
      move_up: '上移',
      move_down: '下移',
      open: '打开',
      toggle_theme: '切换深浅色',
      select_columns: '列设置',
      update_application: '重新加载应用',
    },
    page: {
      create: '新建%{name}',
      edit: '%{name} %{recordRepresentation}',
      empty: '还没有%{name}。',
      invite: '要添加一个吗？',
      list: '%{name}',
      not_found: '页面不存在',
      show: '%{name} %{recordRepresentation}',
      access_denied: '没有访问权限',
      authentication_error: '身份验证出错',
    },
    input: {
      file: {
        upload_several: '将文件拖到这里，或点击选择。',
        upload_single: '将文件拖到这里，或点击选择。',
      },
      image: {
        upload_several: '将图片拖到这里，或点击选择。',
        upload_single: '将图片拖到这里，或点击选择。',
      },
      references: {
        all_missing: '未找到引用的数据。',
        many_missing: '至少有一条引用的数据已不存在。',
        single_missing: '引用的数据已不存在。',
      },
      // The key names the state of the input; the text says what a click does.
      password: { toggle_visible: '隐藏密码', toggle_hidden: '显示密码' },
    },
    message: {
      access_denied: '您没有访问此页面的权限',
      are_you_sure: '确定要继续吗？',
      authentication_error: '认证服务返回错误，无法核实您的身份。',
      auth_error: '核实登录状态时出错。',
      bulk_delete_content: '确定要删除该%{name}吗？ |||| 确定要删除这 %{smart_count} 项吗？',
      bulk_delete_title: '删除%{name} |||| 删除 %{smart_count} 项%{name}',
      bulk_update_content:
        '确定要更新%{name} %{recordRepresentation} 吗？ |||| 确定要更新这 %{smart_count} 项吗？',
      bulk_update_title: '更新%{name} %{recordRepresentation} |||| 更新 %{smart_count} 项%{name}',
      clear_array_input: '确定要清空整个列表吗？',
      delete_content: '确定要删除该%{name}吗？',
      delete_title: '删除%{name} %{recordRepresentation}',
      details: '详情',
      error: '客户端出错，请求未能完成。',
      invalid_form: '填写有误，请检查标出的字段',
      loading: '请稍候',
      not_found: '地址有误，或链接已失效。',
      select_all_limit_reached: '数量过多，无法全部选中，只选中了前 %{max} 项。',
      unsaved_changes: '有未保存的修改，确定要放弃吗？',
      update_content: '确定要更新该%{name}吗？',
      update_title: '更新%{name} %{recordRepresentation}',
      placeholder_data_warning: '网络异常，数据未能刷新。',
    },
    navigation: {
      clear_filters: '清除筛选',
      no_filtered_results: '没有符合条件的%{name}。',
      no_results: '没有%{name}',
      no_more_results: '第 %{page} 页超出范围，请返回上一页。',
      page_out_of_boundaries: '第 %{page} 页超出范围',
      page_out_from_end: '已是最后一页',
      page_out_from_begin: '已是第一页',
      page_range_info: '第 %{offsetBegin}-%{offsetEnd} 条，共 %{total} 条',
      partial_page_range_info: '第 %{offsetBegin}-%{offsetEnd} 条，共 %{offsetEnd} 条以上',
      current_page: '第 %{page} 页',
      page: '前往第 %{page} 页',
      first: '第一页',
      last: '最后一页',
      next: '下一页',
      previous: '上一页',
      page_rows_per_page: '每页条数：',
      skip_nav: '跳到主要内容',
    },
    sort: { sort_by: '按%{field_lower_first}%{order}排列' },
    auth: { user_menu: '个人菜单', email: '邮箱', sign_in_error: '验证失败，请重试', logout: '退出登录' },
    notification: {
      updated: '已更新 |||| 已更新 %{smart_count} 项',
      created: '已新建',
      deleted: '已删除 |||| 已删除 %{smart_count} 项',
      bad_item: '记录有误',
      item_doesnt_exist: '记录不存在',
      http_error: '与服务器通信出错',
      data_provider_error: '数据读取出错，详情见浏览器控制台。',
      i18n_error: '无法加载所选语言',
      canceled: '操作已取消',
      logged_out: '登录已失效，请重新登录。',
      not_authorized: '您没有访问此内容的权限。',
      application_update_available: '有新版本可用。',
      offline: '网络已断开，无法获取数据。',
    },
    validation: {
      minLength: '至少 %{min} 个字符',
      maxLength: '最多 %{max} 个字符',
      minValue: '不能小于 %{min}',
      maxValue: '不能大于 %{max}',
      number: '必须是数字',
      email: '必须是有效的邮箱',
      oneOf: '必须是其中之一：%{options}',
      regex: '必须符合格式（正则表达式）：%{pattern}',
      unique: '不能重复',
    },
    saved_queries: {
      label: '保存的查询',
      query_name: '查询名称',
      new_label: '保存当前查询…',
      new_dialog_title: '将当前查询保存为',
      remove_label: '删除保存的查询',
      remove_label_with_name: '删除查询“%{name}”',
      remove_dialog_title: '删除保存的查询？',
      remove_message: '确定要从保存的查询中删除此项吗？',
      help: '筛选列表，并保存查询以备后用',
    },
    guesser: { empty: { title: '没有数据', message: '请检查数据来源' } },
    configurable: {
      customize: '自定义',
      configureMode: '配置此页面',
      inspector: {
        title: '检查器',
        content: '将鼠标移到界面元素上进行配置',
        reset: '恢复默认',
        hideAll: '全部隐藏',
        showAll: '全部显示',
      },
      Datagrid: { title: '表格', unlabeled: '未命名的列 #%{column}' },
      SimpleForm: { title: '表单', unlabeled: '未命名的输入项 #%{input}' },
      SimpleList: {
        title: '列表',
        primaryText: '主要文字',
        secondaryText: '次要文字',
        tertiaryText: '第三行文字',
      },
    },
  },
}

/** react-admin's own messages; a test compares them with the English ones, key by key and placeholder by placeholder. */
export const ra: TranslationMessages = mergeTranslations(withoutStaleKeys(baseMessages), overlay)

type BaseMessages = typeof baseMessages

/** Removes keys that react-admin has renamed and ra-language-chinese still has. */
function withoutStaleKeys(messages: BaseMessages): BaseMessages {
  const { prev: _prev, ...navigation } = messages.ra.navigation
  return { ...messages, ra: { ...messages.ra, navigation } }
}
