// Written by `npm run generate` from schemas/menu.json. Edit the schema, not this file.

import { ucs2length } from '#shared/validation/ucs2length.ts'
import { isWellFormed } from '#shared/validation/isWellFormed.ts'

export const validateMenu = validate0;
const schema0 = {"type":"object","additionalProperties":false,"required":["code","name"],"properties":{"id":true,"code":true,"name":true,"path":true,"sequence":true,"type":true,"status":true,"description":true,"properties":true,"parent_id":true,"parent_name":true,"resources":true,"created_at":true,"updated_at":true,"version":{"type":"integer","minimum":1,"maximum":2147483647}},"allOf":[{"$ref":"parts"}]};
const schema1 = {"properties":{"id":{"readOnly":true},"code":{"type":"string","minLength":1,"maxLength":100,"pattern":"^[A-Za-z][A-Za-z0-9_.-]*$","wellFormed":true},"name":{"type":"string","minLength":1,"maxLength":100,"pattern":"[^\\u0000-\\u0020\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f-\\u1160\\u1680\\u17b4-\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}]","wellFormed":true},"path":{"type":["string","null"],"maxLength":200,"wellFormed":true},"sequence":{"type":"integer","minimum":0,"maximum":999999,"default":0},"type":{"type":"string","default":"page","enum":["page","button"]},"status":{"type":"string","default":"enabled","enum":["enabled","disabled"]},"description":{"type":["string","null"],"maxLength":1000,"wellFormed":true},"properties":{"type":["object","null"],"properties":{"title":{"type":["string","null"],"maxLength":100},"title_en":{"type":["string","null"],"maxLength":100},"icon":{"type":["string","null"],"maxLength":50},"isMenu":{"type":["boolean","null"]},"keepAlive":{"type":["boolean","null"]},"permission":{"type":["string","array","null"],"items":{"type":"string"}},"actions":{"type":["array","null"],"items":{"type":"string"}},"layout":{"type":["string","null"],"enum":["basic","custom","routeView","user",null]},"target":{"type":["string","null"],"enum":["_blank","_self",null]},"type":{"type":["string","null"],"enum":["link","iframe",null]},"url":{"type":["string","null"],"maxLength":2000,"pattern":"^https?://"},"breadcrumb":{"type":["boolean","array","null"]},"openKeys":{"type":["array","null"],"items":{"type":"string"}},"badge":{"type":["string","integer","null"]},"entity":{"type":["string","null"],"maxLength":100}},"additionalProperties":true,"wellFormed":true},"parent_id":{"type":["string","null"],"format":"uuid"},"parent_name":{"readOnly":true},"resources":{"type":["array","null"],"maxItems":100,"items":{"type":"object","required":["path"],"properties":{"method":{"type":"string","enum":["GET","POST","PUT","PATCH","DELETE"],"default":"GET"},"path":{"type":"string","minLength":1,"maxLength":200,"pattern":"^/[^ ]*$","wellFormed":true}},"additionalProperties":false}},"created_at":{"readOnly":true},"updated_at":{"readOnly":true}}};
const func0 = isWellFormed;
const func1 = ucs2length;
const pattern0 = new RegExp("^[A-Za-z][A-Za-z0-9_.-]*$", "u");
const pattern1 = new RegExp("[^\\u0000-\\u0020\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f-\\u1160\\u1680\\u17b4-\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}]", "u");
const pattern2 = new RegExp("^https?://", "u");
const pattern3 = new RegExp("^/[^ ]*$", "u");
const formats0 = /^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$/;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code !== undefined){
let data0 = data.code;
if(!func0(data0)){
const err0 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/wellFormed",keyword:"wellFormed",params:{},message:"must be text that can be stored"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
const err1 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length <= 200 && !pattern0.test(data0)){
const err3 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_.-]*$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_.-]*$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(!func0(data1)){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/wellFormed",keyword:"wellFormed",params:{},message:"must be text that can be stored"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 100){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data1) < 1){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.length <= 200 && !pattern1.test(data1)){
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "[^\\u0000-\\u0020\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f-\\u1160\\u1680\\u17b4-\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}]"},message:"must match pattern \""+"[^\\u0000-\\u0020\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f-\\u1160\\u1680\\u17b4-\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}]"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.path !== undefined){
let data2 = data.path;
if((typeof data2 !== "string") && (data2 !== null)){
const err10 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: schema1.properties.path.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!func0(data2)){
const err11 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/wellFormed",keyword:"wellFormed",params:{},message:"must be text that can be stored"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err12 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.sequence !== undefined){
let data3 = data.sequence;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err13 = {instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 999999 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999},message:"must be <= 999999"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/sequence",schemaPath:"#/properties/sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.type !== undefined){
let data4 = data.type;
if(typeof data4 !== "string"){
const err16 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!((data4 === "page") || (data4 === "button"))){
const err17 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema1.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.status !== undefined){
let data5 = data.status;
if(typeof data5 !== "string"){
const err18 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!((data5 === "enabled") || (data5 === "disabled"))){
const err19 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema1.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.description !== undefined){
let data6 = data.description;
if((typeof data6 !== "string") && (data6 !== null)){
const err20 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema1.properties.description.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!func0(data6)){
const err21 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/wellFormed",keyword:"wellFormed",params:{},message:"must be text that can be stored"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data6 === "string"){
if(func1(data6) > 1000){
const err22 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.properties !== undefined){
let data7 = data.properties;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
const err23 = {instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type: schema1.properties.properties.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!func0(data7)){
const err24 = {instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/wellFormed",keyword:"wellFormed",params:{nests: true},message:"must be text that can be stored"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.title !== undefined){
let data8 = data7.title;
if((typeof data8 !== "string") && (data8 !== null)){
const err25 = {instancePath:instancePath+"/properties/title",schemaPath:"#/properties/properties/properties/title/type",keyword:"type",params:{type: schema1.properties.properties.properties.title.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data8 === "string"){
if(func1(data8) > 100){
const err26 = {instancePath:instancePath+"/properties/title",schemaPath:"#/properties/properties/properties/title/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data7.title_en !== undefined){
let data9 = data7.title_en;
if((typeof data9 !== "string") && (data9 !== null)){
const err27 = {instancePath:instancePath+"/properties/title_en",schemaPath:"#/properties/properties/properties/title_en/type",keyword:"type",params:{type: schema1.properties.properties.properties.title_en.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data9 === "string"){
if(func1(data9) > 100){
const err28 = {instancePath:instancePath+"/properties/title_en",schemaPath:"#/properties/properties/properties/title_en/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data7.icon !== undefined){
let data10 = data7.icon;
if((typeof data10 !== "string") && (data10 !== null)){
const err29 = {instancePath:instancePath+"/properties/icon",schemaPath:"#/properties/properties/properties/icon/type",keyword:"type",params:{type: schema1.properties.properties.properties.icon.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data10 === "string"){
if(func1(data10) > 50){
const err30 = {instancePath:instancePath+"/properties/icon",schemaPath:"#/properties/properties/properties/icon/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data7.isMenu !== undefined){
let data11 = data7.isMenu;
if((typeof data11 !== "boolean") && (data11 !== null)){
const err31 = {instancePath:instancePath+"/properties/isMenu",schemaPath:"#/properties/properties/properties/isMenu/type",keyword:"type",params:{type: schema1.properties.properties.properties.isMenu.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data7.keepAlive !== undefined){
let data12 = data7.keepAlive;
if((typeof data12 !== "boolean") && (data12 !== null)){
const err32 = {instancePath:instancePath+"/properties/keepAlive",schemaPath:"#/properties/properties/properties/keepAlive/type",keyword:"type",params:{type: schema1.properties.properties.properties.keepAlive.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data7.permission !== undefined){
let data13 = data7.permission;
if(((typeof data13 !== "string") && (!(Array.isArray(data13)))) && (data13 !== null)){
const err33 = {instancePath:instancePath+"/properties/permission",schemaPath:"#/properties/properties/properties/permission/type",keyword:"type",params:{type: schema1.properties.properties.properties.permission.type},message:"must be string,array,null"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(Array.isArray(data13)){
const len0 = data13.length;
for(let i0=0, i0Errors=errors; i0<len0 && errors-i0Errors<1000; i0++){
if(typeof data13[i0] !== "string"){
const err34 = {instancePath:instancePath+"/properties/permission/" + i0,schemaPath:"#/properties/properties/properties/permission/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
}
if(data7.actions !== undefined){
let data15 = data7.actions;
if((!(Array.isArray(data15))) && (data15 !== null)){
const err35 = {instancePath:instancePath+"/properties/actions",schemaPath:"#/properties/properties/properties/actions/type",keyword:"type",params:{type: schema1.properties.properties.properties.actions.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(Array.isArray(data15)){
const len1 = data15.length;
for(let i1=0, i1Errors=errors; i1<len1 && errors-i1Errors<1000; i1++){
if(typeof data15[i1] !== "string"){
const err36 = {instancePath:instancePath+"/properties/actions/" + i1,schemaPath:"#/properties/properties/properties/actions/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
}
if(data7.layout !== undefined){
let data17 = data7.layout;
if((typeof data17 !== "string") && (data17 !== null)){
const err37 = {instancePath:instancePath+"/properties/layout",schemaPath:"#/properties/properties/properties/layout/type",keyword:"type",params:{type: schema1.properties.properties.properties.layout.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!(((((data17 === "basic") || (data17 === "custom")) || (data17 === "routeView")) || (data17 === "user")) || (data17 === null))){
const err38 = {instancePath:instancePath+"/properties/layout",schemaPath:"#/properties/properties/properties/layout/enum",keyword:"enum",params:{allowedValues: schema1.properties.properties.properties.layout.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data7.target !== undefined){
let data18 = data7.target;
if((typeof data18 !== "string") && (data18 !== null)){
const err39 = {instancePath:instancePath+"/properties/target",schemaPath:"#/properties/properties/properties/target/type",keyword:"type",params:{type: schema1.properties.properties.properties.target.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!(((data18 === "_blank") || (data18 === "_self")) || (data18 === null))){
const err40 = {instancePath:instancePath+"/properties/target",schemaPath:"#/properties/properties/properties/target/enum",keyword:"enum",params:{allowedValues: schema1.properties.properties.properties.target.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data7.type !== undefined){
let data19 = data7.type;
if((typeof data19 !== "string") && (data19 !== null)){
const err41 = {instancePath:instancePath+"/properties/type",schemaPath:"#/properties/properties/properties/type/type",keyword:"type",params:{type: schema1.properties.properties.properties.type.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!(((data19 === "link") || (data19 === "iframe")) || (data19 === null))){
const err42 = {instancePath:instancePath+"/properties/type",schemaPath:"#/properties/properties/properties/type/enum",keyword:"enum",params:{allowedValues: schema1.properties.properties.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data7.url !== undefined){
let data20 = data7.url;
if((typeof data20 !== "string") && (data20 !== null)){
const err43 = {instancePath:instancePath+"/properties/url",schemaPath:"#/properties/properties/properties/url/type",keyword:"type",params:{type: schema1.properties.properties.properties.url.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(typeof data20 === "string"){
if(func1(data20) > 2000){
const err44 = {instancePath:instancePath+"/properties/url",schemaPath:"#/properties/properties/properties/url/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data20.length <= 4000 && !pattern2.test(data20)){
const err45 = {instancePath:instancePath+"/properties/url",schemaPath:"#/properties/properties/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
if(data7.breadcrumb !== undefined){
let data21 = data7.breadcrumb;
if(((typeof data21 !== "boolean") && (!(Array.isArray(data21)))) && (data21 !== null)){
const err46 = {instancePath:instancePath+"/properties/breadcrumb",schemaPath:"#/properties/properties/properties/breadcrumb/type",keyword:"type",params:{type: schema1.properties.properties.properties.breadcrumb.type},message:"must be boolean,array,null"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data7.openKeys !== undefined){
let data22 = data7.openKeys;
if((!(Array.isArray(data22))) && (data22 !== null)){
const err47 = {instancePath:instancePath+"/properties/openKeys",schemaPath:"#/properties/properties/properties/openKeys/type",keyword:"type",params:{type: schema1.properties.properties.properties.openKeys.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(Array.isArray(data22)){
const len2 = data22.length;
for(let i2=0, i2Errors=errors; i2<len2 && errors-i2Errors<1000; i2++){
if(typeof data22[i2] !== "string"){
const err48 = {instancePath:instancePath+"/properties/openKeys/" + i2,schemaPath:"#/properties/properties/properties/openKeys/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
}
if(data7.badge !== undefined){
let data24 = data7.badge;
if(((typeof data24 !== "string") && (!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))))) && (data24 !== null)){
const err49 = {instancePath:instancePath+"/properties/badge",schemaPath:"#/properties/properties/properties/badge/type",keyword:"type",params:{type: schema1.properties.properties.properties.badge.type},message:"must be string,integer,null"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data7.entity !== undefined){
let data25 = data7.entity;
if((typeof data25 !== "string") && (data25 !== null)){
const err50 = {instancePath:instancePath+"/properties/entity",schemaPath:"#/properties/properties/properties/entity/type",keyword:"type",params:{type: schema1.properties.properties.properties.entity.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(typeof data25 === "string"){
if(func1(data25) > 100){
const err51 = {instancePath:instancePath+"/properties/entity",schemaPath:"#/properties/properties/properties/entity/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
}
}
if(data.parent_id !== undefined){
let data26 = data.parent_id;
if((typeof data26 !== "string") && (data26 !== null)){
const err52 = {instancePath:instancePath+"/parent_id",schemaPath:"#/properties/parent_id/type",keyword:"type",params:{type: schema1.properties.parent_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(typeof data26 === "string"){
if(!(formats0.test(data26))){
const err53 = {instancePath:instancePath+"/parent_id",schemaPath:"#/properties/parent_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
if(data.resources !== undefined){
let data27 = data.resources;
if((!(Array.isArray(data27))) && (data27 !== null)){
const err54 = {instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/type",keyword:"type",params:{type: schema1.properties.resources.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(Array.isArray(data27)){
if(data27.length > 100){
const err55 = {instancePath:instancePath+"/resources",schemaPath:"#/properties/resources/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
const len3 = data27.length;
for(let i3=0, i3Errors=errors; i3<len3 && errors-i3Errors<1000; i3++){
let data28 = data27[i3];
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.path === undefined){
const err56 = {instancePath:instancePath+"/resources/" + i3,schemaPath:"#/properties/resources/items/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data28){
if(errors-key0Errors>=1000)break;
if(!((key0 === "method") || (key0 === "path"))){
const err57 = {instancePath:instancePath+"/resources/" + i3,schemaPath:"#/properties/resources/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data28.method !== undefined){
let data29 = data28.method;
if(typeof data29 !== "string"){
const err58 = {instancePath:instancePath+"/resources/" + i3+"/method",schemaPath:"#/properties/resources/items/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(!(((((data29 === "GET") || (data29 === "POST")) || (data29 === "PUT")) || (data29 === "PATCH")) || (data29 === "DELETE"))){
const err59 = {instancePath:instancePath+"/resources/" + i3+"/method",schemaPath:"#/properties/resources/items/properties/method/enum",keyword:"enum",params:{allowedValues: schema1.properties.resources.items.properties.method.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data28.path !== undefined){
let data30 = data28.path;
if(!func0(data30)){
const err60 = {instancePath:instancePath+"/resources/" + i3+"/path",schemaPath:"#/properties/resources/items/properties/path/wellFormed",keyword:"wellFormed",params:{},message:"must be text that can be stored"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(typeof data30 === "string"){
if(func1(data30) > 200){
const err61 = {instancePath:instancePath+"/resources/" + i3+"/path",schemaPath:"#/properties/resources/items/properties/path/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(func1(data30) < 1){
const err62 = {instancePath:instancePath+"/resources/" + i3+"/path",schemaPath:"#/properties/resources/items/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data30.length <= 400 && !pattern3.test(data30)){
const err63 = {instancePath:instancePath+"/resources/" + i3+"/path",schemaPath:"#/properties/resources/items/properties/path/pattern",keyword:"pattern",params:{pattern: "^/[^ ]*$"},message:"must match pattern \""+"^/[^ ]*$"+"\""};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/resources/" + i3+"/path",schemaPath:"#/properties/resources/items/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath:instancePath+"/resources/" + i3,schemaPath:"#/properties/resources/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
}
}
validate1.errors = vErrors;
return errors === 0;
}

const func19 = Object.prototype.hasOwnProperty;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors>=1000)break;
if(!(func19.call(schema0.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.version !== undefined){
let data0 = data.version;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err3 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 2147483647 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validateMenuPatch = validate3;
const schema2 = {"type":"object","additionalProperties":false,"properties":{"id":true,"code":true,"name":true,"path":true,"sequence":true,"type":true,"status":true,"description":true,"properties":true,"parent_id":true,"parent_name":true,"resources":true,"created_at":true,"updated_at":true},"minProperties":1,"allOf":[{"$ref":"parts"}]};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors>=1000)break;
if(!(func19.call(schema2.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

/** The validators of the parts that decide between alternatives, and of the whole, by the key of their schema. */
export const branches = { '3491159': validateMenu }
